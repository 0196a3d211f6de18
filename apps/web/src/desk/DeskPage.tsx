/** The admin's desk. */
export function DeskPage({ at }: { at: string }) {
  return <main>{at}</main>;
}
