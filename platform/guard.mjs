// Runs before everything else, on whatever Node the machine has, so that a wrong runtime is named
// at once. pnpm puts the Node of node_modules first on the PATH; when its implicit install fails it
// only warns and runs the script with the machine's own Node, and every later message misleads.

const needed = [22, 22];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    [
      `Lotse needs Node ${needed.join('.')} or newer, but this is Node ${process.versions.node}.`,
      'The right one is a dependency of this workspace, so its install did not complete.',
      'Run "npx -y pnpm@12 install --frozen-lockfile", read its error, and start again.',
      'Optional dependencies must not be left out (no --no-optional): the runtime is one of them.',
    ].join('\n'),
  );
  process.exit(1);
}
