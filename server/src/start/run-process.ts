import cluster from 'node:cluster'
import { type Config, readConfig } from '../config/config.ts'
import { createCountedLog } from '../http/observe/log.ts'
import { explainOwnDatabase, messageOf } from './own-database.ts'
import type { RunningServer } from './run-server.ts'
import { startDatabase } from './start-database.ts'
import { tryPorts } from './try-ports.ts'
import { startWebProcesses } from './web-processes.ts'

/** Reads the settings, runs the server, and shuts down on SIGINT, SIGTERM or the launcher's exit. */
export async function runProcess(): Promise<void> {
  try {
    const starting = start(readConfig())
    // A stop during startup also shuts down in order.
    const stop = () => {
      const ended = starting.then((server) => server.stop()).catch(() => undefined)
      void ended.then(() => process.exit(0))
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    process.on('SIGHUP', stop)
    process.on('disconnect', stop)
    // A closed terminal breaks stdout; shutdown continues without it.
    process.stdout.on('error', () => undefined)
    await starting
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  }
}

/** The embedded database starts while most of the server's code is loaded, which takes as long. */
async function start(config: Config): Promise<RunningServer> {
  if (cluster.isPrimary) await tryPorts(config)
  const counted = createCountedLog(config.logLevel)
  if (config.webProcesses > 1 && cluster.isPrimary) return startWebProcesses(config, counted.log)
  const launched = Promise.withResolvers<void>()
  const starting = startDatabase(config, counted.log, launched.resolve)
  await Promise.race([launched.promise, starting])
  const [database, { runServer }] = await Promise.all([starting, import('./run-server.ts')])
  try {
    return await runServer(config, database, counted)
  } catch (error) {
    await database.stop()
    throw explainOwnDatabase(error, config.databaseUrl)
  }
}
