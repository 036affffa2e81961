/** Where each of the ways around a check wants to lead. */
const EVIL = 'evil.example';
const hosts = [
  EVIL,
  `${EVIL}/portal.example`,
  `portal.example.${EVIL}`,
  `portal.example@${EVIL}`,
  `portal.example:pw@${EVIL}`,
  `portal.example%2e${EVIL}`,
  `portal.example%40${EVIL}`,
  `portal.example\u3002${EVIL}`,
  `${EVIL}#portal.example`,
  `${EVIL}?portal.example`,
  `hilfe.example.${EVIL}`,
  `hilfe.example@${EVIL}`,
];
const beginnings = [
  '//', '///', '////', '/\\', '\\/', '\\\\', '\\', '/%5c', '/%5C', '/%2f', '/%2F/', '/%09/', '/\t/', '/\n/', '/\r\n/',
  ' //', '\t//', '\u00a0//', '\ufeff//', '/.//', '/..//', '/./..//', '/x/..//', '/%00/', '/\u2028/',
]; // prettier-ignore
const schemes = [
  'http://', 'HTTP://', 'https:', 'https:/', 'https:\\\\', 'https:/\\', 'http:\\', 'httpx://', 'http:', ' https://',
  'https://\t', 'ht\ntps://', 'ftp://', 'ws://', 'wss://', 'file://', 'blob:https://', 'view-source:https://',
]; // prettier-ignore
const alone = [
  'javascript:alert(1)', 'JavaScript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)', 'javascript://%0aalert(1)',
  'data:text/html,x', 'data:;base64,eA==', 'vbscript:x', 'about:blank', 'mailto:a@evil.example', 'tel:1', 'blob:null/1',
  'https://hilfe.example:444/', 'http://hilfe.example/', 'https://x@hilfe.example/', 'https://hilfe.example.:443/',
  'https://portal.example:8443/', 'http://portal.example/', 'https://user@portal.example/', 'https://[::1]/', 'https://0/',
  'evil.example', 'sendungen', '', ' ', '.', '..', '?x', '#x', '\u0000/x', 'https://', 'https:///', '/\u00a0/evil.example',
]; // prettier-ignore

/** Targets that look like ours or like one of the list, or hide where they lead: each must be refused. */
export const bypassStrings: readonly string[] = [
  ...new Set([
    ...beginnings.flatMap((beginning) => hosts.slice(0, 4).map((host) => beginning + host)),
    ...schemes.flatMap((scheme) => hosts.slice(0, 5).map((host) => scheme + host)),
    ...hosts.map((host) => `https://${host}`),
    ...alone,
  ]),
];
