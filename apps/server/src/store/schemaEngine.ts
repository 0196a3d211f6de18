import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

let started: Promise<void> | null = null;

/**
 * Instantiates the schema engine's WebAssembly by hand: the package's own entry wants a bundler that imports
 * `.wasm` files, and Prisma's command line wants a native engine that it would have to download.
 */
async function startEngine(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(path.replace(/\.js$/, '.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...glue } });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start !== 'function') throw new Error('the schema engine has no start function');
  start();
}

/** A schema engine on a database. */
export interface OpenSchemaEngine {
  readonly engine: glue.SchemaEngine;
  /** Lets go of the engine, and of its connections with the lock that it leaves on them. */
  close(): Promise<void>;
}

/** Opens a schema engine on a database, to be closed again. */
export async function openSchemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
): Promise<OpenSchemaEngine> {
  started ??= startEngine();
  await started;
  const provider = factory.provider === 'postgres' ? 'postgresql' : factory.provider;
  const datamodels: [string, string][] = [['schema.prisma', `datasource db { provider = "${provider}" }`]];
  const connections: SqlDriverAdapter[] = [];
  const noted = async (connecting: Promise<SqlDriverAdapter>) => {
    const connection = await connecting;
    connections.push(connection);
    return connection;
  };
  const noting: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => noted(factory.connect()),
    connectToShadowDb: () => noted(factory.connectToShadowDb()),
  };
  const bound = bindMigrationAwareSqlAdapterFactory(noting);
  const engine = await glue.SchemaEngine.new({ datamodels }, () => {}, bound);
  return {
    engine,
    async close() {
      engine.free();
      for (const connection of connections) await connection.dispose();
    },
  };
}
