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

/** What cannot be read is `malformed`; what fails here is `unavailable`, and goes into the log. */
function answerErrors(app: Api): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) return sendProblem(reply, 400, 'malformed');
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, status, 'malformed');
    app.log.error({ err: error }, 'a request failed');
    return sendProblem(reply, 503, 'unavailable');
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
