import { limits } from '@medley/contract/limits'
import type { Config } from '../config/config.ts'
import type { CommandContext } from './open-context.ts'
import { UsageError } from './plain-failure.ts'

/** The options that any command can take. */
export interface Options {
  reason?: string | undefined
  until?: string | undefined
  kind?: string | undefined
  member?: string | undefined
  limit?: string | undefined
  'passphrase-file'?: string | undefined
}

interface CommandFacts {
  name: string
  /** Arguments after the name. */
  usage: string
  summary: string
  options: readonly (keyof Options)[]
}

export interface Command extends CommandFacts {
  /** Returns what to print. */
  run(ctx: CommandContext, words: readonly string[], options: Options): Promise<string>
}

/** A command about the place of the product, which opens what it needs itself. */
export interface PlaceCommand extends CommandFacts {
  /** True if the command handles these words; another command may have its name. */
  takes(words: readonly string[]): boolean
  /** Returns what to print. */
  runOn(config: Config, words: readonly string[], options: Options): Promise<string>
}

/** A whole number of at most ten digits, as ids and limits are. `what` is how the command calls it. */
export function numberOf(text: string, what: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new UsageError(`Give ${what} as a number.`)
  return Math.min(Number(text), limits.idMax)
}

/** The words after a command's name; throws unless there are as many as named. */
export function wordsOf<const Names extends readonly string[]>(
  words: readonly string[],
  ...names: Names
): { [K in Names[number]]: string } {
  if (words.length !== names.length) {
    throw new UsageError(`Give ${names.length === 0 ? 'no more words' : names.join(' ')}.`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one word per name, counted above
  return Object.fromEntries(names.map((name, index) => [name, words[index]])) as {
    [K in Names[number]]: string
  }
}
