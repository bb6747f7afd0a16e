import type { ThemeConfig } from 'antd';

/** Shades of the primary colour that controls are drawn in. */
export interface ThemeColors {
  readonly primary: string;
  readonly strong: string;
  readonly deep: string;
  readonly tint: string;
}

/** antd in a primary colour. Colours reach 4.5:1 on white and on the greys used behind text. */
export const themeIn = ({ primary, strong, deep, tint }: ThemeColors): ThemeConfig => ({
  token: {
    colorPrimary: primary,
    colorPrimaryHover: strong,
    colorPrimaryActive: deep,
    colorLink: strong,
    colorLinkHover: deep,
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
      "-apple-system, BlinkMacSystemFont, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'WenQuanYi Micro Hei', 'Rare Glyphs', sans-serif",
  },
  components: {
    Table: {
      headerBg: '#f4f6f5',
      headerColor: '#3c4043',
      rowHoverBg: tint,
      headerSplitColor: 'transparent',
    },
    Pagination: { itemActiveBg: '#ffffff' },
  },
});

/** The product's own green. */
export const theme = themeIn({ primary: '#007a52', strong: '#00704b', deep: '#00553a', tint: '#f1f8f5' });
