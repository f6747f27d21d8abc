import { enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/**
 * Process entry. Stacks name files of the source; with Node's flag for it, pino would read all maps at each start.
 * Where the folder can be written, the next start finds the code compiled. The heap grows by two fifths between
 * collections; on a machine with much memory it could grow to four times its size.
 */
setSourceMapsSupport(true)
setFlagsFromString('--heap-growing-percent=40')
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
const { runProcess } = await import('./start/run-process.ts')
await runProcess()
flushCompileCache()
