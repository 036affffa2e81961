/** What a browser does with a file that it is sent. Names of files that people have sent have any letters (RFC 6266). */
export function disposition(what: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replaceAll(/[^\w .()-]/g, '_');
  if (plain === fileName) return `${what}; filename="${plain}"`;
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16)}`,
  );
  return `${what}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
