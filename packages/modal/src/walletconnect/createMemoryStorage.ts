/** A storage for the SDK that forgets everything with the page. In browsers the SDK's own has no such mode. */
export function createMemoryStorage() {
  const texts = new Map<string, string>()
  const read = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...texts.keys()],
    getEntries: async <Value>() => [...texts].map(([key, text]): [string, Value] => [key, read(text)]),
    getItem: async <Value>(key: string): Promise<Value | undefined> => read(texts.get(key)),
    setItem: async (key: string, value: unknown) => void texts.set(key, JSON.stringify(value) ?? 'null'),
    removeItem: async (key: string) => void texts.delete(key),
  }
}
