import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config.ts'

interface Listening {
  port: number
  host: string
}

/**
 * Throws a ConfigError unless the ports of the settings are free: before anything is changed, because a version that
 * is still running uses them.
 */
export async function tryPorts({ port, host, metrics, webProcesses }: Config): Promise<void> {
  await tryPort('PORT', { port, host })
  if (!metrics || metrics.port === 0) return
  for (let index = 0; index < webProcesses; index += 1) {
    await tryPort('METRICS_PORT', { host: metrics.host, port: metrics.port + index })
  }
}

async function tryPort(setting: PortSetting, { port, host }: Listening): Promise<void> {
  if (port === 0) return
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
  } catch (error) {
    throw listenError(error, setting, { port, host })
  }
  server.close()
  await once(server, 'close')
}

type PortSetting = 'PORT' | 'METRICS_PORT'

/** Why a port cannot be listened to, as a sentence that names the setting; any other error as it is. */
export function listenError(
  error: unknown,
  setting: PortSetting,
  { port, host }: Listening,
): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is in use. Stop what runs there, or set ${setting} to another one.`,
    )
  }
  if (code === 'EACCES') {
    return new ConfigError(
      `Only root may listen to port ${port}: set ${setting} to 1024 or higher, and put a proxy before it.`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const name = setting === 'PORT' ? 'HOST' : 'METRICS_HOST'
    return new ConfigError(
      `The setting ${name} is not usable: ${host} is no address of this machine.`,
    )
  }
  return error instanceof Error ? error : new Error(String(error))
}
