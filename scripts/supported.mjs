/** Returns true where a Node version fits `range`, as in package.json: carets joined by `||`. */
export function supports(range, version) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some(part => {
    const [wantMajor, wantMinor = 0] = part.trim().replace('^', '').split('.').map(Number);
    return major === wantMajor && minor >= wantMinor;
  });
}
