// npm run new:feature -- reading-goals: creates, registers and formats the files of a new feature.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readText } from './checks/read-tree.ts'
import { type FeatureNames, namesOf } from './new-feature/names.ts'
import { addToHighestFloors, insertBefore, insertSorted } from './new-feature/register.ts'
import { serverTexts } from './new-feature/server-templates.ts'
import { featureFiles } from './new-feature/templates.ts'
import { webTexts } from './new-feature/web-templates.ts'
import { migrationName } from './database/new-migration.ts'
import { fail, PlainFailure, root, run, say, tool } from './workspace.mjs'

/**
 * Writes the files of a feature into the tree and registers it where features are listed.
 * @returns the written and changed files, as paths from the folder
 * @throws PlainFailure for a name that is not a plural in kebab-case, or is taken
 */
export function writeFeature(name: string, folder: string, time: Date): string[] {
  const names = namesOf(name)
  if (!names) {
    throw new PlainFailure(
      `A feature is named by a plural such as reading-goals, not ${name || 'nothing'}.`,
    )
  }
  const files = {
    ...featureFiles(names, migrationName(`add-${names.kebab}`, time), notificationKinds(folder)),
    ...registrations(names, folder),
  }
  if (existsSync(path.join(folder, `contract/src/library/${names.kebab}.ts`))) {
    throw new PlainFailure(`There is a feature called ${names.kebab} already.`)
  }
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  return Object.keys(files)
}

/** The changed texts of the files that list every feature, on the highest floors, where nothing depends on it yet. */
function registrations(names: FeatureNames, folder: string): Record<string, string> {
  const { kebab, camel, wordsOne, title } = names
  const changed = (file: string, change: (text: string) => string) => ({
    [file]: change(readText(folder, file)),
  })
  const before = (file: string, next: RegExp, line: string) =>
    changed(file, (text) => insertBefore(text, next, line))
  return {
    ...changed('contract/src/api.ts', (text) => addToApi(text, names)),
    ...changed('server/src/features.ts', (text) =>
      insertSorted(
        text,
        `import { ${camel}Feature } from './features/${kebab}/${kebab}.feature.ts'`,
        { opening: /^import type \{ Feature \}/, within: /^import \{/ },
      ).replace(/^\]/m, `  ${camel}Feature,\n]`),
    ),
    ...before(
      'contract/src/accounts/notifications.ts',
      /type: z\.literal\('moderation notice'\)/,
      `  z.object({ ...always, type: z.literal('new ${wordsOne}'), notificationData: z.object({ user: notifiedUser }) }),`,
    ),
    ...before(
      'contract/src/transfer/export-format.ts',
      /^ {2}filterWords: z$/,
      `  ${camel}: z.array(z.object({ title: z.string(), timeCreated: time })).default([]),`,
    ),
    ...before(
      'contract/src/route-table.ts',
      /^ {2}screen\(\{ path: '\/notifications'/,
      `  screen({ path: '/${kebab}', file: '${kebab}' }),`,
    ),
    ...before('web/src/paths.ts', /^ {2}notifications: \(\) =>/, `  ${camel}: () => '/${kebab}',`),
    ...changed('texts/en.json', (text) => addTexts(text, names)),
    ...changed('docs/architecture.md', (text) => addToHighestFloors(text, kebab)),
    ...before(
      'docs/privacy.md',
      /^\| Notifications \|/,
      `| ${title} | \`${names.snake}\`, \`${names.snakeOne}_settings\` | the member | until the account |`,
    ),
  }
}

/** Adds the English texts; other languages show them until they are translated. */
function addTexts(text: string, names: FeatureNames): string {
  const { kebab, wordsOne, title } = names
  const added = {
    ...webTexts(names),
    ...serverTexts(names),
    [`notifications.notificationSentences.new ${wordsOne}`]: ` has a new ${wordsOne}`,
    [`notificationSettings.kindLabels.new ${wordsOne}`]: title,
    [`server.pages.screenTitles./${kebab}`]: title,
  }
  const entries = Object.entries(added).map(([key, message]) => [key, { defaultMessage: message }])
  return `${JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(entries) }, null, 2)}\n`
}

function addToApi(text: string, { kebab, camel }: FeatureNames): string {
  const imported = insertSorted(text, `import * as ${camel} from './library/${kebab}.ts'`, {
    opening: /^import type \{ z \}/,
    within: /^import /,
  })
  return insertSorted(imported, `  ${camel},`, {
    opening: /^export const features = \{/,
    within: /^ {2}\w+,$/,
  })
}

/** The kinds of notifications that the contract lists. */
function notificationKinds(folder: string): string[] {
  const text = readText(folder, 'contract/src/accounts/notifications.ts')
  return [...text.matchAll(/type: z\.literal\('([^']+)'\)/g)].map(([, kind = '']) => kind)
}

const next = `
Next:
  npm run texts                           compiles its texts
  npm run db:types                        enters the new table in the types of the database
  npm test -- --feature NAME              runs its test
  docs/architecture.md                    the floors of the feature, if others are above it
  docs/privacy.md                         what it keeps, who sees it and for how long
  docs/glossary.md                        the words of the feature`

async function main(name = ''): Promise<void> {
  const files = writeFeature(name, root, new Date())
  await run(tool('oxfmt'), files)
  say(files.join('\n'))
  say(next.replace('NAME', name))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]).catch(fail)
