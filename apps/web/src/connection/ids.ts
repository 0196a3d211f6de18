/** `bytes` random bytes in lower-case hex. Not `crypto.randomUUID`: browsers withhold it on plain-http LAN addresses. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
