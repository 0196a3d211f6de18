/** A match that is seen again. */
export function ReplayPage({ matchId }: { matchId: string }) {
  return <main>{matchId}</main>;
}
