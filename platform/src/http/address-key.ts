import ipaddr from 'ipaddr.js';

/**
 * What callers are counted by: the address, or of an IPv6 one its first 64 bits. Whoever has one of those has all
 * that follow from it, and could take another one for each call.
 *
 * @param address as fastify tells it (`request.ip`), which believes proxies only where the settings name them
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  return 'parts' in known
    ? `${known.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : known.toString();
}
