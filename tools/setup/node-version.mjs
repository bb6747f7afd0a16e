/** The oldest Node.js that Vite and the server's packages run on. */
const minimum = { major: 20, minor: 19 };

/**
 * Says in one line why this Node.js is too old, or nothing when it will do.
 * @param {string} version for example `20.19.4`
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const recent = major > minimum.major || (major === minimum.major && minor >= minimum.minor);
  if (recent) return undefined;
  const needed = `${minimum.major}.${minimum.minor}`;
  return `需要 Node.js ${needed} 或更高版本，当前为 ${version}。 / Node.js ${needed} or newer is needed, this is ${version}.`;
}

/** Ends the process with a clear message when Node.js is too old to go on. */
export function requireNodeVersion() {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
