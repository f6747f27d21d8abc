/** Joins the class names that are there: `classNames('a', open && 'b')` is 'a b' or 'a'. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
