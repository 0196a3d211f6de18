import { readFile } from 'node:fs/promises';
import { ADMIN_PASSWORD } from '../../../apps/server/test/support/admin.ts';
import { type Attack, workersFor } from '../attack.ts';
import { HONEST_ADDRESS, post } from '../guest.ts';

/** The admin, who reads one large file of records after the other. */
export const importing: Attack = async ({ place, tally }) => {
  const admin = { cookie: '', address: HONEST_ADDRESS };
  const login = await post(`${place.url}/api/admin/session`, admin, { password: ADMIN_PASSWORD });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!login.ok) throw new Error(`the desk does not open: ${login.status}`);
  const body = await readFile(place.recordFile, 'utf8');
  return (seconds) =>
    workersFor(1, seconds, async () => {
      tally.sent++;
      const response = await fetch(`${place.url}/api/admin/records`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-ndjson',
          'x-forwarded-for': HONEST_ADDRESS,
          origin: place.url,
          cookie,
        },
        body,
      });
      await response.arrayBuffer();
      tally.count(tally.answers, `HTTP ${response.status}`);
    });
};
