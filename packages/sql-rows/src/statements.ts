import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { mergeObserved } from './observed.ts'
import type { RecordedStatement } from './statement-recorder.ts'

/** The recorded statements, each once with all parameters and rows. */
export function readStatements(folder: string): RecordedStatement[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return mergeStatements(
    files.flatMap((name): RecordedStatement[] =>
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    ),
  )
}

function mergeStatements(recorded: readonly RecordedStatement[]): RecordedStatement[] {
  const merged = new Map<string, RecordedStatement>()
  for (const one of recorded) {
    const key = JSON.stringify([one.text, one.templates])
    const known = merged.get(key)
    if (!known) {
      merged.set(key, one)
      continue
    }
    for (const [index, seen] of one.parameters.entries()) {
      const parameter = known.parameters[index]
      if (parameter) mergeObserved(parameter, seen)
    }
    for (const [name, seen] of Object.entries(one.columns)) {
      const column = known.columns[name]
      if (column) mergeObserved(column, seen)
      else known.columns[name] = seen
    }
  }
  return [...merged.values()]
}
