import type { FeatureNames } from './names.ts'
import { contract } from './contract-template.ts'
import { serverFiles, tables } from './server-templates.ts'
import { webFiles } from './web-templates.ts'

/**
 * The files of a feature whose members each have rows of their own, by path from the root.
 * @param kinds the kinds of notifications that there are, to which its own is added
 */
export function featureFiles(
  names: FeatureNames,
  migration: string,
  kinds: readonly string[],
): Record<string, string> {
  return {
    [`contract/src/library/${names.kebab}.ts`]: contract(names),
    [`server/src/db/migrations/${migration}`]: tables(names, kinds),
    ...within(`server/src/features/${names.kebab}/`, serverFiles(names)),
    ...within(`web/src/features/${names.kebab}/`, webFiles(names)),
    [`web/src/screens/${names.kebab}/screen.tsx`]: screen(names),
  }
}

function within(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [folder + file, text]))
}

const screen = ({
  kebab,
  camel,
  pascal,
  words,
}: FeatureNames) => `import { titled } from '@medley/messages/titles'
import { ${pascal}Page } from '../../features/${kebab}/${kebab}-page.tsx'
import { ${camel}Texts } from '@medley/texts/${kebab}'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The member's own ${words}. */
export function Screen() {
  return (
    <MembersOnly>
      {({ id }) => (
        <Page width="reading">
          <title>{titled(${camel}Texts.title)}</title>
          <${pascal}Page key={id} />
        </Page>
      )}
    </MembersOnly>
  )
}
`
