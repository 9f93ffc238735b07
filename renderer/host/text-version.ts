/** SHA-256, hexadecimal, as the desktop's shell gives it. */
export async function textVersion(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
  return [...new Uint8Array(digest)].map((each) => each.toString(16).padStart(2, '0')).join('');
}
