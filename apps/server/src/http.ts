import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Limits } from './limits/limits.ts';
import type { Api } from './routes/api.ts';
import { apiDocs } from './routes/docs.ts';
import { keepOutOfCaches, refuseForeignOrigins } from './routes/origin.ts';
import { sendProblem } from './routes/problem.ts';
import { StoreFailure } from './store/failure.ts';

/** Largest body of an HTTP request, in bytes. */
const BODY_BYTES = 16 * 1024;

/** Smaller answers are sent as they are. */
const COMPRESS_BYTES = 1024;

const POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/**
 * What cannot be read is `malformed`, what is too long `tooLarge`. A store that fails is `unavailable`, all else that
 * fails here a bug and `failed`; both go into the log, with what was asked for but nothing of what it said.
 */
function answerErrors(app: Api): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) return sendProblem(reply, 400, 'malformed');
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, status, status === 413 ? 'tooLarge' : 'malformed');
    const about = { method: request.method, route: request.routeOptions.url };
    request.log.error({ err: error, ...about }, 'a request failed');
    if (error instanceof StoreFailure) return sendProblem(reply, 503, 'unavailable');
    return sendProblem(reply, 500, 'failed');
  });
}

/** The HTTP server without its routes. */
export async function openHttp(
  config: Config,
  limits: Limits,
  loggerInstance: FastifyBaseLogger,
): Promise<Api> {
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    // An address that cannot be read meets no route, and so no error handler.
    frameworkErrors: (_error, _request, reply) => void sendProblem(reply, 400, 'malformed'),
    // Whoever does not say what is wanted, or does not come to its end, does not hold a connection for long.
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.headMs, connectionsCheckingInterval: limits.headMs / 4 },
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: POLICY,
    // The server may be reached by plain HTTP on a home network; a proxy with TLS sets this itself.
    strictTransportSecurity: false,
  });
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, {
    threshold: COMPRESS_BYTES,
    encodings: ['br', 'gzip'],
    // The best of Brotli takes longer than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  refuseForeignOrigins(app, config.allowedOrigins);
  keepOutOfCaches(app);
  answerErrors(app);
  if (config.apiDocs) await apiDocs(app);
  return app;
}
