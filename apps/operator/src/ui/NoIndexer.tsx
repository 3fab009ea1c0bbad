/** A page that needs the indexer, in a configuration without one. */
export function NoIndexer({ title, command }: { title: string; command: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="panel">
        The configuration names no indexer, which knows them. Add{' '}
        <code translate="no">endpoints.indexer</code>, or use the command{' '}
        <code translate="no">{command}</code>.
      </p>
    </>
  )
}
