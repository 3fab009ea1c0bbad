import { css } from 'lit'

export const styles = css`
  .tabs {
    margin-block-end: 16px;
    font-size: var(--fy-text-sm);
  }
  .status {
    padding: 0 8px 20px;
  }
  .missing {
    gap: 4px;
    margin-block-start: 16px;
  }
  .shops {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 8px;
  }
  .shops a {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    padding-inline: 8px;
    color: var(--fy-color-link);
    text-decoration: none;
  }
`
