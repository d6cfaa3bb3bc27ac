/** Returns the section of a version in the changelog, without its heading. Throws if there is none. */
export function sectionOf(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find(part => part.startsWith(`${version}, `));
  const body = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (body === '') throw new Error(`CHANGELOG.md has no section of ${version}`);
  return body;
}

/** Returns the text of a release. Throws if the tag is not the version of package.json. */
export function releaseNotes(tag: string, version: string, changelog: string): string {
  if (tag !== `v${version}`)
    throw new Error(`the tag ${tag} is not v${version}, the version of package.json`);
  return sectionOf(changelog, version);
}
