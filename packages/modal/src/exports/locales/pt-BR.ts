export { ptBR } from '@foyer/modal-ui/locales/pt-BR'
