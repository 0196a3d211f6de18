-- AlterTable
ALTER TABLE "Room" ADD COLUMN     "closedAt" TIMESTAMP(3),
ADD COLUMN     "closedReason" TEXT,
ADD COLUMN     "removed" TEXT NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "day" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refused" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "seconds" INTEGER;

-- CreateTable
CREATE TABLE "MatchPlayer" (
    "matchId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "day" INTEGER NOT NULL,

    CONSTRAINT "MatchPlayer_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateTable
CREATE TABLE "MatchTag" (
    "tag" TEXT NOT NULL,
    "matchId" TEXT NOT NULL,

    CONSTRAINT "MatchTag_pkey" PRIMARY KEY ("tag","matchId")
);

-- CreateTable
CREATE TABLE "Attendance" (
    "id" SERIAL NOT NULL,
    "matchId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "here" BOOLEAN NOT NULL,

    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdminSession" (
    "tokenHash" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AdminSession_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "AdminAct" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "address" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "matchId" TEXT,
    "roomId" TEXT,
    "detail" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AdminAct_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MatchPlayer_nameKey_createdAt_idx" ON "MatchPlayer"("nameKey", "createdAt");

-- CreateIndex
CREATE INDEX "MatchPlayer_day_playerId_idx" ON "MatchPlayer"("day", "playerId");

-- CreateIndex
CREATE INDEX "MatchTag_matchId_idx" ON "MatchTag"("matchId");

-- CreateIndex
CREATE INDEX "Attendance_matchId_seq_idx" ON "Attendance"("matchId", "seq");

-- CreateIndex
CREATE INDEX "Match_createdAt_id_idx" ON "Match"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Match_game_createdAt_idx" ON "Match"("game", "createdAt");

-- CreateIndex
CREATE INDEX "Match_refused_createdAt_idx" ON "Match"("refused", "createdAt");

-- CreateIndex
CREATE INDEX "Match_aborted_createdAt_idx" ON "Match"("aborted", "createdAt");

-- CreateIndex
CREATE INDEX "Match_day_idx" ON "Match"("day");

-- CreateIndex
CREATE INDEX "Refusal_at_code_idx" ON "Refusal"("at", "code");

-- AddForeignKey
ALTER TABLE "MatchPlayer" ADD CONSTRAINT "MatchPlayer_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchTag" ADD CONSTRAINT "MatchTag_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is counted and searched, for the matches that are there.
UPDATE "Match" SET
    "day" = floor(extract(epoch FROM "createdAt") / 86400),
    "seconds" = floor(extract(epoch FROM "endedAt" - "createdAt")),
    "refused" = EXISTS (SELECT 1 FROM "Refusal" WHERE "Refusal"."matchId" = "Match"."id");
INSERT INTO "MatchPlayer" ("matchId", "seat", "playerId", "nameKey", "createdAt", "day")
SELECT m."id", s."place" - 1, s."held" ->> 'playerId', lower(s."held" ->> 'name'), m."createdAt", m."day"
FROM "Match" m, jsonb_array_elements(m."seats"::jsonb) WITH ORDINALITY AS s("held", "place")
WHERE s."held" ->> 'kind' = 'player';
