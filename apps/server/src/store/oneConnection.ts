import { PrismaLibSql } from '@prisma/adapter-libsql';

type Client = ReturnType<PrismaLibSql['createClient']>;
type Transaction = Awaited<ReturnType<Client['transaction']>>;

/** What was begun and could not be ended must not swallow what is written next: then the connection is made anew. */
async function rollBack(client: Client): Promise<void> {
  try {
    await client.execute('ROLLBACK');
  } catch {
    client.reconnect();
  }
}

/** A transaction on the client's own connection. */
async function begin(client: Client): Promise<Transaction> {
  await client.execute('BEGIN');
  let closed = false;
  const end = async (work: () => Promise<unknown>) => {
    if (closed) return;
    closed = true;
    await work();
  };
  return {
    execute: client.execute.bind(client),
    batch: client.batch.bind(client),
    executeMultiple: client.executeMultiple.bind(client),
    commit: () =>
      end(async () => {
        try {
          await client.execute('COMMIT');
        } catch (error) {
          await rollBack(client);
          throw error;
        }
      }),
    rollback: () => end(() => rollBack(client)),
    close: () => void end(() => rollBack(client)),
    get closed() {
      return closed;
    },
  };
}

/**
 * Prisma on one SQLite connection. libsql leaves a connection to each transaction for good and opens another for all
 * that follows, so that every match begun would leave one behind, with two files open and its caches, until it is
 * collected as garbage. Prisma's adapter lets nothing else pass while a transaction lasts: one connection is enough.
 */
export class OneConnection extends PrismaLibSql {
  override createClient(config: Parameters<PrismaLibSql['createClient']>[0]): Client {
    const client = super.createClient(config);
    client.transaction = () => begin(client);
    return client;
  }
}
