import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names the classes of style modules shortly: a hash of the file and a number within it. Names with the class
 * and a hash each would be a tenth of the styles, once in the styles and once in the scripts. They depend
 * on the files alone, so that the builds of all languages agree.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const prefixes = new Map<string, string>()
  const classes = new Map<string, string[]>()
  const prefixOf = (file: string) => {
    const hash = createHash('sha256')
      .update(file)
      .digest('base64url')
      .replace(/^[\d_-]+/, '')
    let length = 3
    while ((prefixes.get(hash.slice(0, length)) ?? file) !== file) length += 1
    prefixes.set(hash.slice(0, length), file)
    return hash.slice(0, length)
  }
  return (name, path) => {
    const file = relative(root, path.replace(/\?.*/, '')).replaceAll('\\', '/')
    const known = classes.get(file) ?? []
    classes.set(file, known)
    if (!known.includes(name)) known.push(name)
    return `${prefixOf(file)}_${known.indexOf(name).toString(36)}`
  }
}
