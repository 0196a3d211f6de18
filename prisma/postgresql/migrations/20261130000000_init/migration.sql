-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Room" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "options" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "patience" TEXT NOT NULL DEFAULT '{}',
    "seats" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Room_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Match" (
    "id" TEXT NOT NULL,
    "roomId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "rulesVersion" INTEGER NOT NULL,
    "options" TEXT NOT NULL,
    "seats" TEXT NOT NULL,
    "patience" TEXT NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "aborted" BOOLEAN NOT NULL DEFAULT false,
    "ranking" TEXT,

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entry" (
    "matchId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "by" INTEGER NOT NULL,
    "intentId" TEXT,
    "intent" TEXT NOT NULL,
    "events" TEXT NOT NULL,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("matchId","seq")
);

-- CreateTable
CREATE TABLE "Refusal" (
    "id" SERIAL NOT NULL,
    "matchId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "intent" TEXT NOT NULL,
    "code" TEXT NOT NULL,

    CONSTRAINT "Refusal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" INTEGER NOT NULL,
    "aliveAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Player_tokenHash_key" ON "Player"("tokenHash");

-- CreateIndex
CREATE INDEX "Match_roomId_createdAt_idx" ON "Match"("roomId", "createdAt");

-- CreateIndex
CREATE INDEX "Match_endedAt_idx" ON "Match"("endedAt");

-- CreateIndex
CREATE INDEX "Refusal_matchId_seq_idx" ON "Refusal"("matchId", "seq");

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_roomId_fkey" FOREIGN KEY ("roomId") REFERENCES "Room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refusal" ADD CONSTRAINT "Refusal_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
