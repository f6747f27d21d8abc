/** Joins truthy class names: `classNames('a', open && 'b')` is 'a b' or 'a'. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
