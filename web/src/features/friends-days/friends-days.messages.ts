import type { FriendAct } from '@medley/contract/people/friends-days'
import { formatList, plural } from '../../lib/locale.ts'

/** The kind of acts of a day; `all` where several kinds were. */
export type DoneKind = FriendAct['kind'] | 'all'

const verbs: Record<DoneKind, string> = {
  saved: 'saved',
  listed: 'listed',
  finished: 'finished',
  all: 'saved, listed or finished',
}

/** Texts of what friends did on a day besides reviewing. */
export const friendsDaysTexts = {
  /** @param works their number, or the title of the only one */
  line: (kind: DoneKind, names: readonly string[], others: number, works: number | string) => {
    const who =
      others > 0 ? [...names, plural(others, { one: '# other', other: '# others' })] : names
    const what =
      typeof works === 'string' ? works : plural(works, { one: '# work', other: '# works' })
    return `${formatList(who)} ${verbs[kind]} ${what}`
  },
  acts: {
    saved: (name: string) => `${name} saved it`,
    listed: (name: string) => `${name} listed it`,
    finished: (name: string) => `${name} finished it`,
  },
  toList: (name: string, list: string) => `${name}: “${list}”`,
  moreActs: (count: number) => `and ${count} more`,
  moreWorks: (count: number) =>
    plural(count, { one: 'and # more work', other: 'and # more works' }),
  menu: 'Card options',
  hide: 'Don’t show these cards',
  hidden: 'You won’t see these cards anymore',
  undo: 'Undo',
}

/** Texts of the switch for the days of friends on Home. */
export const friendsDaysSettingTexts = {
  heading: 'Home',
  show: 'Show what friends saved, listed and finished',
  hint: 'One folded card a day, between the posts.',
  failed: 'The setting could not be loaded',
  notSaved: 'Not saved. Try again.',
}
