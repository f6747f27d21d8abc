import path from 'node:path'
import ts from 'typescript'

/** A compiler program over files of the tree, with a tsconfig's options; paths are relative to the root. */
export function openProgram(root: string, files: readonly string[], config: string): ts.Program {
  const file = path.join(root, config)
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    path.dirname(file),
  )
  return ts.createProgram(
    files.map((file) => path.join(root, file)),
    options,
  )
}
