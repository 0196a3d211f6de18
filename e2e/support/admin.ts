export { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from '../../apps/server/test/support/admin.ts';
