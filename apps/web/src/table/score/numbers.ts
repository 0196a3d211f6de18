/** A number as it is written on a score: with a true minus. */
export function scoreText(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What is added to a score: always with its sign, but for nothing. */
export function signedText(value: number): string {
  return value > 0 ? `+${value}` : scoreText(value);
}
