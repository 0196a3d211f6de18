/** A password for the desk of a test, and its hash; one that takes no time to check. */
export const ADMIN_PASSWORD = 'Jass am Abend';
export const ADMIN_PASSWORD_HASH =
  'scrypt:1024:8:1:cIlNL_VAYUNkOUVhx4NBNw:89FTgvLWmeCpnV5gZh_aWXDTcnsnOvvW9mpwuWAlWYI';
