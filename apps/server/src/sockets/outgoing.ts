import { serverMessageSchemas } from '@stammtisch/protocol';

type Checked = keyof typeof serverMessageSchemas;

/** Looks at a message before it is sent; throws if it is not as the protocol says. */
export type OutgoingCheck = (name: Checked, message: unknown) => void;

/** For production: what is sent was proved by the tests, and checking costs. */
export const trusted: OutgoingCheck = () => {};

/** For tests and development. */
export const checked: OutgoingCheck = (name, message) => {
  serverMessageSchemas[name].parse(message);
};
