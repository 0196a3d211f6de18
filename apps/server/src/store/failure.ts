import { z } from 'zod';
import type { Store } from './store.ts';

/** The store could not do what it was asked: it is gone, full, or too slow. Not a bug of whoever asked. */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super('the store failed', { cause });
  }
}

/** Wrong code, or what is stored does not read as it was written; no store in the world would answer that. */
function isBug(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return true;
  if (error instanceof z.ZodError) return true;
  return error instanceof Error && error.name === 'PrismaClientValidationError';
}

/** A store all of whose failures are a `StoreFailure`, so that they are told from bugs wherever they arrive. */
export function guarded(store: Store): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        try {
          return await Reflect.apply(member, target, args);
        } catch (error) {
          throw isBug(error) ? error : new StoreFailure(error);
        }
      };
    },
  });
}
