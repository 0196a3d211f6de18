export const PROVIDERS = ['sqlite', 'postgresql'] as const;
export type Provider = (typeof PROVIDERS)[number];

/**
 * The whole Prisma schema of a provider around the shared text of prisma/models.prisma: Prisma wants one provider
 * a schema, and we want one source of the models.
 */
export function schemaText(provider: Provider, models: string): string {
  return `// Derived from prisma/models.prisma. Do not edit.
generator client {
  provider            = "prisma-client"
  output              = "../../apps/server/src/store/generated/${provider}"
  importFileExtension = "ts"
}

datasource db {
  provider = "${provider}"
}

${models}`;
}
