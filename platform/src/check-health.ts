/* What a container asks itself: whether this address, or else the platform, answers well. */
const [address = `http://127.0.0.1:${process.env['LOTSE_API_PORT'] || '4300'}/health/ready`] =
  process.argv.slice(2);
const isWell = await fetch(address, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isWell ? 0 : 1;
