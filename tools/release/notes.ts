/** The file that `UPGRADE_NOTICE_URL` of instances leads to. @param notes https address of the notes */
export const newestOf = (version: string, notes: string): string =>
  `${JSON.stringify({ version, notes }, null, 2)}\n`

/**
 * The notes of a version: what CHANGELOG.md has below its heading, or below "Unreleased" as long as there is none.
 * Throws if there is neither.
 */
export function notesOf(changelog: string, version: string): string {
  const parts = changelog.split(/^## /m).slice(1)
  const isOf = (title: string) => (part: string) =>
    part.split(/[\s,(]/, 1)[0]?.replace(/^v|[[\]]/g, '') === title
  const part = parts.find(isOf(version)) ?? parts.find(isOf('Unreleased'))
  if (part === undefined) throw new Error(`CHANGELOG.md has nothing about ${version}.`)
  const text = part.slice(part.indexOf('\n') + 1).trim()
  return `# Medley ${version}\n\n${text}\n`
}
