-- CreateTable
CREATE TABLE "MatchPlayer" (
    "matchId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "day" INTEGER NOT NULL,

    PRIMARY KEY ("matchId", "seat"),
    CONSTRAINT "MatchPlayer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MatchTag" (
    "tag" TEXT NOT NULL,
    "matchId" TEXT NOT NULL,

    PRIMARY KEY ("tag", "matchId"),
    CONSTRAINT "MatchTag_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Attendance" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "matchId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "here" BOOLEAN NOT NULL,
    CONSTRAINT "Attendance_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AdminSession" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "address" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "AdminAct" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    "address" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "matchId" TEXT,
    "roomId" TEXT,
    "detail" TEXT NOT NULL DEFAULT ''
);

-- Columns are added where they are: tables that others refer to are not made anew.
ALTER TABLE "Room" ADD COLUMN "closedAt" DATETIME;
ALTER TABLE "Room" ADD COLUMN "closedReason" TEXT;
ALTER TABLE "Room" ADD COLUMN "removed" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Match" ADD COLUMN "day" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Match" ADD COLUMN "seconds" INTEGER;
ALTER TABLE "Match" ADD COLUMN "refused" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Match" ADD COLUMN "note" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Match_createdAt_id_idx" ON "Match"("createdAt", "id");
CREATE INDEX "Match_game_createdAt_idx" ON "Match"("game", "createdAt");
CREATE INDEX "Match_refused_createdAt_idx" ON "Match"("refused", "createdAt");
CREATE INDEX "Match_aborted_createdAt_idx" ON "Match"("aborted", "createdAt");
CREATE INDEX "Match_day_idx" ON "Match"("day");

-- CreateIndex
CREATE INDEX "MatchPlayer_nameKey_createdAt_idx" ON "MatchPlayer"("nameKey", "createdAt");

-- CreateIndex
CREATE INDEX "MatchPlayer_day_playerId_idx" ON "MatchPlayer"("day", "playerId");

-- CreateIndex
CREATE INDEX "MatchTag_matchId_idx" ON "MatchTag"("matchId");

-- CreateIndex
CREATE INDEX "Attendance_matchId_seq_idx" ON "Attendance"("matchId", "seq");

-- CreateIndex
CREATE INDEX "Refusal_at_code_idx" ON "Refusal"("at", "code");

-- What is counted and searched, for the matches that are there.
UPDATE "Match" SET
    "day" = CAST(strftime('%s', "createdAt") AS INTEGER) / 86400,
    "seconds" = CAST(strftime('%s', "endedAt") AS INTEGER) - CAST(strftime('%s', "createdAt") AS INTEGER),
    "refused" = EXISTS (SELECT 1 FROM "Refusal" WHERE "Refusal"."matchId" = "Match"."id");
INSERT INTO "MatchPlayer" ("matchId", "seat", "playerId", "nameKey", "createdAt", "day")
SELECT m."id", s."key", json_extract(s."value", '$.playerId'), lower(json_extract(s."value", '$.name')), m."createdAt", m."day"
FROM "Match" m, json_each(m."seats") s
WHERE json_extract(s."value", '$.kind') = 'player';
