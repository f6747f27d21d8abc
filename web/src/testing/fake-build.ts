import { vi } from 'vitest'

/** Answers requests for the files of the build by a status; returns the requests, `METHOD url`. */
export function answerBuildFiles(status: number): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    return new Response(null, { status })
  })
  return asked
}

/** Loses requests for the files of the build, as without a network. */
export function loseBuildFiles(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}
