import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Answers are compressed where they are JSON in one piece: a stream of lines would be held back until there is
 * enough to compress, and PDFs are compressed in themselves. Bodies of calls are never unpacked, so that a small
 * one cannot become a large one.
 *
 * What is compressed could tell a secret by its length only where somebody else can have it asked for again and
 * again with words of their own beside it (BREACH). A call carries its token in a header that no other page can
 * send, and no answer of the API holds one; the endpoints that do are the provider's, which compresses nothing.
 */
const options: FastifyCompressOptions = {
  customTypes: /^application\/(?:json|problem\+json)(?:;|$)/,
  encodings: ['br', 'gzip'],
  globalDecompression: false,
};

/** Compresses the answers of the routes that are added after it. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, options);
}
