import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openApiDocument } from './document.ts';

/** The page shows the document of this API and nothing else: it takes no code from elsewhere and calls nothing. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const { version } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')), 'utf8'),
) as { readonly version: string };

/** Where Swagger UI lies, by its version: what a browser has kept of one is never taken for another. */
const swaggerUi = `/docs/${version}`;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lotse: API</title>
<link rel="stylesheet" href="${swaggerUi}/swagger-ui.css">
<div id="document"></div>
<script src="${swaggerUi}/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
`;

/** For reading only: a call needs a token, and nobody shall paste one into a page. */
const startScript = `const nothing = () => () => null;
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#document',
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { authorizeBtn: nothing, authorizeOperationBtn: nothing } })],
});
`;

/** What Swagger UI is made of. */
const files = [
  {
    path: `${swaggerUi}/swagger-ui.css`,
    type: 'text/css; charset=utf-8',
    source: import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
  },
  {
    path: `${swaggerUi}/swagger-ui-bundle.js`,
    type: 'text/javascript; charset=utf-8',
    source: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
] as const;

/**
 * `GET /openapi.json`, the document of all calls, and `GET /docs`, a page to read it. Both are open to
 * everybody: they say what the contract says.
 */
export function addDocumentation(app: FastifyInstance): void {
  let document: string | undefined;
  app.get('/openapi.json', { exposeHeadRoute: false }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/docs', { exposeHeadRoute: false }, async (_request, reply) =>
    send(reply, 'text/html; charset=utf-8', page),
  );
  app.get('/docs/start.js', { exposeHeadRoute: false }, async (_request, reply) =>
    send(reply, 'text/javascript; charset=utf-8', startScript),
  );
  for (const { path, type, source } of files) {
    let bytes: Promise<Buffer> | undefined;
    app.get(path, { exposeHeadRoute: false }, async (_request, reply) => {
      bytes ??= readFile(fileURLToPath(source));
      return send(reply.header('cache-control', 'public, max-age=86400'), type, await bytes);
    });
  }
}

function send(reply: FastifyReply, type: string, body: string | Uint8Array): FastifyReply {
  return reply.header('content-security-policy', pagePolicy).type(type).send(body);
}
