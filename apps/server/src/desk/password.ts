import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** How long a guess takes: some 0.1 s and 64 MB. */
const COST = { N: 2 ** 16, r: 8, p: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `scrypt:N:r:p:salt:key`: no `$`, which shells and Compose files would read as a variable. */
const FORMAT = /^scrypt:(\d{1,8}):(\d{1,3}):(\d{1,3}):([\w-]{16,}):([\w-]{32,})$/;

function derive(password: string, salt: Buffer, length: number, cost: ScryptOptions): Promise<Buffer> {
  const maxmem = 256 * (cost.N ?? 1) * (cost.r ?? 1);
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, { ...cost, maxmem }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

/** What is put into ADMIN_PASSWORD_HASH for a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Whether a text is a hash that `hashPassword` may have made. */
export function isPasswordHash(text: string): boolean {
  return FORMAT.test(text);
}

/** Whether a password is the one of the hash; in the same time whatever it is. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt, key] = FORMAT.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return false;
  const wanted = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), wanted.length, cost);
  return timingSafeEqual(given, wanted);
}
