/** The connector with this id, or the one that stands for it in several namespaces. */
export function findConnector<one extends { members: readonly { id: string }[] }>(
  list: readonly one[],
  id: string,
): one | undefined {
  return list.find(({ members }) => members.some((member) => member.id === id))
}
