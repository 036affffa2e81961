/**
 * Where calls carry the headers of a trace to: this machine and the product's API. Patterns from their start to the end
 * of a host, since text would match anywhere in an address, somebody else's included.
 */
export function traceTargets(apiUrl: string): RegExp[] {
  return [/^https?:\/\/localhost(?::\d+)?(?:[/?]|$)/, new RegExp(`^${escapePattern(apiUrl)}(?:[/?]|$)`)];
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
