/** Headers and body bytes of a form with a file, as a browser sends it. */
export async function multipart(
  file: { part?: string; name: string; bytes: Buffer },
  fields: Record<string, string> = {},
): Promise<{ headers: { 'content-type': string }; payload: Buffer }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(file.part ?? 'file', new Blob([new Uint8Array(file.bytes)]), file.name)
  const encoded = new Response(form)
  return {
    headers: { 'content-type': String(encoded.headers.get('content-type')) },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
