import { enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Process entry. Stacks name files of the source; with Node's flag for it, pino would read all maps at each start.
 * Where the folder can be written, the next start finds the code compiled.
 */
setSourceMapsSupport(true)
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
const { runProcess } = await import('./run-process.ts')
await runProcess()
flushCompileCache()
