import Offer from '../src/features/presale/Offer.tsx'
import Presale from '../src/features/presale/Presale.tsx'

/** All that the home page reads from the chain, without the story around it. */
export const SaleOfPage = () => (
  <>
    <Offer />
    <section id="presale">
      <Presale />
    </section>
    <div id="foot" style={{ position: 'fixed', insetBlockEnd: 0 }} />
  </>
)
