/** A setting as the table of docs/operations.md has it; `default` is null without one. */
export interface Setting {
  name: string
  default: string | null
  meaning: string
  /** May also be given as a file, by this name. */
  file?: string
}

const link = /\[([^\]]+)\]\([^)]*\)/g

/** The settings below the heading "Settings"; those that share a row share its text. */
export function settingsOf(operations: string): Setting[] {
  const [, chapter = ''] = operations.split(/^## Settings$/m)
  const [table = ''] = chapter.split(/^## /m)
  const [, secrets = ''] = /^Add `_FILE` to a setting([^\n]*)/m.exec(operations) ?? []
  const secret = new Set([...secrets.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name))
  const rows = [...table.matchAll(/^\| (`[A-Z][^|]*) \| ([^|]*) \| (.*) \|$/gm)]
  return rows.flatMap(([, names = '', given = '', meaning = '']) =>
    [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => ({
      name,
      default: given === 'none' ? null : plain(given),
      meaning: plain(meaning),
      ...(secret.has(name) ? { file: `${name}_FILE` } : {}),
    })),
  )
}

const plain = (text: string): string => text.replace(link, '$1').replaceAll('`', '')
