import path from 'node:path'
import ts from 'typescript'

/** A program of the compiler over files of the tree, with the options of a tsconfig; all paths from the root. */
export function openProgram(root: string, files: readonly string[], config: string): ts.Program {
  const place = path.join(root, config)
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(place, ts.sys.readFile).config,
    ts.sys,
    path.dirname(place),
  )
  return ts.createProgram(
    files.map((file) => path.join(root, file)),
    options,
  )
}
