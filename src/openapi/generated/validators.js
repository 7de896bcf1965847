// Generated from openapi.yaml by `npm run generate`; not to be edited.
var Ls=(s,p)=>()=>{try{return p||s((p={exports:{}}).exports,p),p.exports}catch(P){throw p=0,P}};var Js=Ls(Te=>{"use strict";Object.defineProperty(Te,"__esModule",{value:!0});Te.formatNames=Te.fastFormats=Te.fullFormats=void 0;function Ie(s,p){return{validate:s,
compare:p}}Te.fullFormats={date:Ie(Ms,Ps),time:Ie(gs(!0),qs),"date-time":Ie(Rs(!0),Bs),"iso-time":Ie(gs(),Ks),"iso-date-time":Ie(Rs(),Hs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ia,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:da,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:pa,int32:{type:"number",validate:la},int64:{type:"number",validate:ua},float:{type:"\
number",validate:Zs},double:{type:"number",validate:Zs},password:!0,binary:!0};Te.fastFormats={...Te.fullFormats,date:Ie(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ps),time:Ie(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,qs),"date-time":Ie(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Bs),"iso-time":Ie(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ks),"iso-date-time":Ie(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Hs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Te.formatNames=Object.keys(Te.fullFormats);function ea(s){return s%4===0&&(s%100!==0||s%400===0)}var ta=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ra=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Ms(s){let p=ta.exec(s);if(!p)return!1;let P=+p[1],_=+p[2],c=+p[3];return _>=1&&_<=12&&c>=1&&c<=(_===2&&ea(P)?29:ra[_])}function Ps(s,p){
if(s&&p)return s>p?1:s<p?-1:0}var bs=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function gs(s){return function(P){let _=bs.exec(P);if(!_)
return!1;let c=+_[1],y=+_[2],e=+_[3],i=_[4],n=_[5]==="-"?-1:1,r=+(_[6]||0),t=+(_[7]||0);if(r>23||t>59||s&&!i)return!1;if(c<=23&&y<=59&&e<60)return!0;let a=y-t*n,
o=c-r*n-(a<0?1:0);return(o===23||o===-1)&&(a===59||a===-1)&&e<61}}function qs(s,p){if(!(s&&p))return;let P=new Date("2020-01-01T"+s).valueOf(),_=new Date("2020-\
01-01T"+p).valueOf();if(P&&_)return P-_}function Ks(s,p){if(!(s&&p))return;let P=bs.exec(s),_=bs.exec(p);if(P&&_)return s=P[1]+P[2]+P[3],p=_[1]+_[2]+_[3],s>p?1:
s<p?-1:0}var _s=/t|\s/i;function Rs(s){let p=gs(s);return function(_){let c=_.split(_s);return c.length===2&&Ms(c[0])&&p(c[1])}}function Bs(s,p){if(!(s&&p))return;
let P=new Date(s).valueOf(),_=new Date(p).valueOf();if(P&&_)return P-_}function Hs(s,p){if(!(s&&p))return;let[P,_]=s.split(_s),[c,y]=p.split(_s),e=Ps(P,c);if(e!==
void 0)return e||qs(_,y)}var sa=/\/|:/,aa=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ia(s){return sa.test(s)&&aa.test(s)}var Ws=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function pa(s){return Ws.lastIndex=0,Ws.
test(s)}var oa=-(2**31),na=2**31-1;function la(s){return Number.isInteger(s)&&s<=na&&s>=oa}function ua(s){return Number.isInteger(s)}function Zs(){return!0}var ma=/[^\\]\\Z/;
function da(s){if(ma.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Gs=Ls(ks=>{"use strict";Object.defineProperty(ks,"__esModule",{value:!0});function Ys(s){let p=s.length,P=0,_=0,c;for(;_<p;)P++,c=s.charCodeAt(_++),c>=55296&&
c<=56319&&_<p&&(c=s.charCodeAt(_),(c&64512)===56320&&_++);return P}ks.default=Ys;Ys.code='require("ajv/dist/runtime/ucs2length").default'});var or=rt,g={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playbac\
k_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"standin://flat/schemas#/$d\
efs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"\
date-time"},updated_at:{type:["string","null"],format:"date-time"}}},se=Object.prototype.hasOwnProperty,$t=Js().fullFormats.uri,X=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
ws=new RegExp("^[0-9a-f]{32}$","u"),ee={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},ne={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function Ae(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ae.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},message:"must have required property 'x'",schema:ne.required,parentSchema:ne,data:s};e===null?e=[r]:e.push(r),i++}if(s.y===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},message:"must have required property 'y'",schema:ne.required,
parentSchema:ne,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),i++}
if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",
params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ne.properties.x,data:r};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:p+
"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ne.properties.x,data:r};
e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ne.
properties.x.type,parentSchema:ne.properties.x,data:r};e===null?e=[t]:e.push(t),i++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ne.
properties.y,data:r};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:ne.properties.y,data:r};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:p+"/y",schemaPath:"#/pr\
operties/y/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ne.properties.y.type,parentSchema:ne.properties.y,data:r};e===null?e=[t]:
e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ne.type,parentSchema:ne,data:s};
e===null?e=[r]:e.push(r),i++}return Ae.errors=e,i===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function it(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=it.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have req\
uired property 'title'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),i++}if(s.alt===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),
i++}if(s.custom_data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_data"},message:"must have requir\
ed property 'custom_data'",schema:ee.required,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),i++}if(s.focal_point===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"focal_point"},message:"must have required property 'focal_point'",schema:ee.required,parentSchema:ee,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:ee,data:s};e===null?
e=[a]:e.push(a),i++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:ee.properties.title.type},message:"must be string,null",schema:ee.properties.title.type,parentSchema:ee.properties.title,data:t};e===null?e=[
a]:e.push(a),i++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",
params:{type:ee.properties.alt.type},message:"must be string,null",schema:ee.properties.alt.type,parentSchema:ee.properties.alt,data:t};e===null?e=[a]:e.push(a),
i++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let a={instancePath:p+"/custom_data",schemaPath:"#/propertie\
s/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.properties.custom_data.type,parentSchema:ee.properties.custom_data,
data:t};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let t=s.focal_point,a=i,o=!0,m=i;if(t!==null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;Ae(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:c,dynamicAnchors:y})||
(e=e===null?Ae.errors:S(e,Ae.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"i\
f",params:{failingKeyword:"else"},message:'must match "else" schema',schema:ee.properties.focal_point.if,parentSchema:ee.properties.focal_point,data:t};e===null?
e=[l]:e.push(l),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ee.type,parentSchema:ee,
data:s};e===null?e=[t]:e.push(t),i++}return it.errors=e,i===0}it.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var M={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{type:"string",enum:["access_token","sso_user","account","user","organization"]},id:{type:"string"}}};function De(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=De.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:M.required,parentSchema:M,data:s};e===null?e=[r]:e.push(r),i++}if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:M.required,parentSchema:M,data:s};e===
null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:M,data:s};e===null?e=[t]:e.push(t),i++}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.
properties.type.type,parentSchema:M.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(!(r==="access_token"||r==="sso_user"||r==="account"||r==="user"||r===
"organization")){let t={instancePath:p+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:M.properties.type.enum},message:"must be\
 equal to one of the allowed values",schema:M.properties.type.enum,parentSchema:M.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.id!==void 0){let r=s.
id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.
properties.id.type,parentSchema:M.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:M.type,parentSchema:M,data:s};e===null?e=[r]:e.push(r),i++}return De.errors=e,i===0}De.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Y={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};
function K(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=K.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Y.required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),i++}if(s.
id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:Y.
required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Y,data:s};e===null?e=[t]:e.push(
t),i++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:Y.properties.type.type,parentSchema:Y.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="upload_collection"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"\
upload_collection",parentSchema:Y.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.id.type,parentSchema:Y.properties.id,
data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Y.type,
parentSchema:Y,data:s};e===null?e=[r]:e.push(r),i++}return K.errors=e,i===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rt(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=rt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:g.required,parentSchema:g,data:s};e===null?e=
[t]:e.push(t),i++}if(s.path===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},message:"must have requir\
ed property 'path'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.basename===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"basename"},message:"must have required property 'basename'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:
e.push(t),i++}if(s.filename===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},message:"must have re\
quired property 'filename'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(
t),i++}if(s.format===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"format"},message:"must have required prop\
erty 'format'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.mime_type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"mime_type"},message:"must have required property 'mime_type'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(
t),i++}if(s.size===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"size"},message:"must have required property\
 'size'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.md5===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"md5"},message:"must have required property 'md5'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.width===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'",schema:g.
required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.height===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},message:"must have required property 'height'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.is_image===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"is_image"},message:"must have required property 'is_image'",schema:g.required,parentSchema:g,
data:s};e===null?e=[t]:e.push(t),i++}if(s.author===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"author"},message:"\
must have required property 'author'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.copyright===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"copyright"},message:"must have required property 'copyright'",schema:g.required,parentSchema:g,data:s};e===
null?e=[t]:e.push(t),i++}if(s.notes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must ha\
ve required property 'notes'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.tags===void 0){let t={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"tags"},message:"must have required property 'tags'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.
push(t),i++}if(s.default_field_metadata===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"default_field_metada\
ta"},message:"must have required property 'default_field_metadata'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.creator===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"creator"},message:"must have required property 'creator'",schema:g.required,
parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.upload_collection===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
upload_collection"},message:"must have required property 'upload_collection'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.duration===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"duration"},message:"must have required property 'duration'",schema:g.
required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.frame_rate===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"frame_rate"},message:"must have required property 'frame_rate'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.blurhash===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"blurhash"},message:"must have required property 'blurhash'",schema:g.
required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.thumbhash===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
thumbhash"},message:"must have required property 'thumbhash'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.mux_playback_id===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_playback_id"},message:"must have required property 'mux_playback_i\
d'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.mux_mp4_highest_res===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"mux_mp4_highest_res"},message:"must have required property 'mux_mp4_highest_res'",schema:g.required,parentSchema:g,data:s};e===
null?e=[t]:e.push(t),i++}if(s.smart_tags===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"smart_tags"},message:"\
must have required property 'smart_tags'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.exif_info===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"exif_info"},message:"must have required property 'exif_info'",schema:g.required,parentSchema:g,data:s};e===
null?e=[t]:e.push(t),i++}if(s.colors===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},message:"must \
have required property 'colors'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}if(s.created_at===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:g.required,parentSchema:g,data:s};
e===null?e=[t]:e.push(t),i++}if(s.updated_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"},message:"\
must have required property 'updated_at'",schema:g.required,parentSchema:g,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!se.call(g.properties,t)){let a={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:g,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.id.type,parentSchema:g.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}
if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:g.properties.type.type,parentSchema:g.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="upload"){let a={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must be equal to constant",schema:"upload",parentSchema:g.properties.
type,data:t};e===null?e=[a]:e.push(a),i++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){let a={instancePath:p+"/path",schemaPath:"#/properties/path/t\
ype",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.path.type,parentSchema:g.properties.path,data:t};e===null?e=[a]:e.push(a),
i++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let a={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:g.properties.basename.type,parentSchema:g.properties.basename,data:t};e===null?e=[a]:e.push(a),i++}}if(s.filename!==
void 0){let t=s.filename;if(typeof t!="string"){let a={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:g.properties.filename.type,parentSchema:g.properties.filename,data:t};e===null?e=[a]:e.push(a),i++}}if(s.url!==void 0){let t=s.url;
if(typeof t=="string"){if(!$t(t)){let a={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match f\
ormat "uri"',schema:"uri",parentSchema:g.properties.url,data:t};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/url",schemaPath:"#/properties/url/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.url.type,parentSchema:g.properties.url,data:t};e===null?e=[a]:e.push(a),i++}}
if(s.format!==void 0){let t=s.format;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{
type:g.properties.format.type},message:"must be string,null",schema:g.properties.format.type,parentSchema:g.properties.format,data:t};e===null?e=[a]:e.push(a),i++}}
if(s.mime_type!==void 0){let t=s.mime_type;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"\
type",params:{type:g.properties.mime_type.type},message:"must be string,null",schema:g.properties.mime_type.type,parentSchema:g.properties.mime_type,data:t};e===
null?e=[a]:e.push(a),i++}}if(s.size!==void 0){let t=s.size;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:p+"/size",schemaPath:"#\
/properties/size/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.size.type,parentSchema:g.properties.size,data:t};e===
null?e=[a]:e.push(a),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+"/size",schemaPath:"#/properties/size/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.size,data:t};e===null?e=[a]:e.push(a),i++}}if(s.md5!==void 0){let t=s.
md5;if(typeof t=="string"){if(!ws.test(t)){let a={instancePath:p+"/md5",schemaPath:"#/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},
message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:g.properties.md5,data:t};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+
"/md5",schemaPath:"#/properties/md5/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.md5.type,parentSchema:g.properties.
md5,data:t};e===null?e=[a]:e.push(a),i++}}if(s.width!==void 0){let t=s.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:p+
"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:g.properties.width.type},message:"must be integer,null",schema:g.properties.width.type,
parentSchema:g.properties.width,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+"/width",schemaPath:"\
#/properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.width,data:t};e===null?
e=[a]:e.push(a),i++}}if(s.height!==void 0){let t=s.height;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:p+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:g.properties.height.type},message:"must be integer,null",schema:g.properties.height.type,parentSchema:g.properties.
height,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+"/height",schemaPath:"#/properties/height\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.height,data:t};e===null?e=[a]:e.push(a),i++}}
if(s.is_image!==void 0){let t=s.is_image;if(typeof t!="boolean"){let a={instancePath:p+"/is_image",schemaPath:"#/properties/is_image/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:g.properties.is_image.type,parentSchema:g.properties.is_image,data:t};e===null?e=[a]:e.push(a),i++}}if(s.author!==
void 0){let t=s.author;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:g.properties.
author.type},message:"must be string,null",schema:g.properties.author.type,parentSchema:g.properties.author,data:t};e===null?e=[a]:e.push(a),i++}}if(s.copyright!==
void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:g.
properties.copyright.type},message:"must be string,null",schema:g.properties.copyright.type,parentSchema:g.properties.copyright,data:t};e===null?e=[a]:e.push(a),
i++}}if(s.notes!==void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{
type:g.properties.notes.type},message:"must be string,null",schema:g.properties.notes.type,parentSchema:g.properties.notes,data:t};e===null?e=[a]:e.push(a),i++}}
if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){let m=t[o];if(typeof m!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"\
#/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.tags.items.type,parentSchema:g.properties.tags.
items,data:m};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:g.properties.tags.type,parentSchema:g.properties.tags,data:t};e===null?e=[a]:e.push(a),i++}}if(s.default_field_metadata!==void 0){let t=s.
default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t)it(t[a],{instancePath:p+"/default_field_metadata/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:t,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?it.errors:S(e,it.errors),i=e.length);else{let a={instancePath:p+"/defau\
lt_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.default_field_metadata.
type,parentSchema:g.properties.default_field_metadata,data:t};e===null?e=[a]:e.push(a),i++}}if(s.creator!==void 0&&(De(s.creator,{instancePath:p+"/creator",parentData:s,
parentDataProperty:"creator",rootData:c,dynamicAnchors:y})||(e=e===null?De.errors:S(e,De.errors),i=e.length)),s.upload_collection!==void 0){let t=s.upload_collection,
a=i,o=!0,m=i;if(t!==null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;K(t,{instancePath:p+"/upload_coll\
ection",parentData:s,parentDataProperty:"upload_collection",rootData:c,dynamicAnchors:y})||(e=e===null?K.errors:S(e,K.errors),i=e.length);var r=l===i;o=r}if(!o){
let l={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else"\
 schema',schema:g.properties.upload_collection.if,parentSchema:g.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),i++}}if(s.duration!==void 0){let t=s.
duration;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let a={instancePath:p+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type:g.
properties.duration.type},message:"must be number,null",schema:g.properties.duration.type,parentSchema:g.properties.duration,data:t};e===null?e=[a]:e.push(a),i++}}
if(s.frame_rate!==void 0){let t=s.frame_rate;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let a={instancePath:p+"/frame_rate",schemaPath:"#/properties/frame\
_rate/type",keyword:"type",params:{type:g.properties.frame_rate.type},message:"must be number,null",schema:g.properties.frame_rate.type,parentSchema:g.properties.
frame_rate,data:t};e===null?e=[a]:e.push(a),i++}}if(s.blurhash!==void 0){let t=s.blurhash;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/blurhash",schemaPath:"\
#/properties/blurhash/type",keyword:"type",params:{type:g.properties.blurhash.type},message:"must be string,null",schema:g.properties.blurhash.type,parentSchema:g.
properties.blurhash,data:t};e===null?e=[a]:e.push(a),i++}}if(s.thumbhash!==void 0){let t=s.thumbhash;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/th\
umbhash",schemaPath:"#/properties/thumbhash/type",keyword:"type",params:{type:g.properties.thumbhash.type},message:"must be string,null",schema:g.properties.thumbhash.
type,parentSchema:g.properties.thumbhash,data:t};e===null?e=[a]:e.push(a),i++}}if(s.mux_playback_id!==void 0){let t=s.mux_playback_id;if(typeof t!="string"&&t!==
null){let a={instancePath:p+"/mux_playback_id",schemaPath:"#/properties/mux_playback_id/type",keyword:"type",params:{type:g.properties.mux_playback_id.type},message:"\
must be string,null",schema:g.properties.mux_playback_id.type,parentSchema:g.properties.mux_playback_id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.mux_mp4_highest_res!==
void 0){let t=s.mux_mp4_highest_res;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/mux_mp4_highest_res",schemaPath:"#/properties/mux_mp4_highest_res/t\
ype",keyword:"type",params:{type:g.properties.mux_mp4_highest_res.type},message:"must be string,null",schema:g.properties.mux_mp4_highest_res.type,parentSchema:g.
properties.mux_mp4_highest_res,data:t};e===null?e=[a]:e.push(a),i++}if(!(t==="high"||t==="medium"||t==="low"||t===null)){let a={instancePath:p+"/mux_mp4_highest\
_res",schemaPath:"#/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:g.properties.mux_mp4_highest_res.enum},message:"must be equal to o\
ne of the allowed values",schema:g.properties.mux_mp4_highest_res.enum,parentSchema:g.properties.mux_mp4_highest_res,data:t};e===null?e=[a]:e.push(a),i++}}if(s.
smart_tags!==void 0){let t=s.smart_tags;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){let m=t[o];if(typeof m!="string"){let l={instancePath:p+"/smart\
_tags/"+o,schemaPath:"#/properties/smart_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:g.properties.smart_tags.items.type,
parentSchema:g.properties.smart_tags.items,data:m};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/smart_tags",schemaPath:"#/properties/smart_tags/t\
ype",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.smart_tags.type,parentSchema:g.properties.smart_tags,data:t};e===null?e=[a]:
e.push(a),i++}}if(s.exif_info!==void 0){let t=s.exif_info;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let a={instancePath:p+"/exif_info",schemaPath:"#/prope\
rties/exif_info/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.properties.exif_info.type,parentSchema:g.properties.exif_info,data:t};
e===null?e=[a]:e.push(a),i++}}if(s.colors!==void 0){let t=s.colors;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){let m=t[o];if(m&&typeof m=="object"&&
!Array.isArray(m)){if(m.red===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
red"},message:"must have required property 'red'",schema:g.properties.colors.items.required,parentSchema:g.properties.colors.items,data:m};e===null?e=[l]:e.push(
l),i++}if(m.green===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},
message:"must have required property 'green'",schema:g.properties.colors.items.required,parentSchema:g.properties.colors.items,data:m};e===null?e=[l]:e.push(l),
i++}if(m.blue===void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},message:"\
must have required property 'blue'",schema:g.properties.colors.items.required,parentSchema:g.properties.colors.items,data:m};e===null?e=[l]:e.push(l),i++}if(m.alpha===
void 0){let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},message:"must hav\
e required property 'alpha'",schema:g.properties.colors.items.required,parentSchema:g.properties.colors.items,data:m};e===null?e=[l]:e.push(l),i++}for(let l in m)
if(!(l==="red"||l==="green"||l==="blue"||l==="alpha")){let u={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:g.properties.colors.items,data:m};e===null?
e=[u]:e.push(u),i++}if(m.red!==void 0){let l=m.red;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"\
#/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.colors.items.properties.red.
type,parentSchema:g.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),i++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+
"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",
schema:255,parentSchema:g.properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),i++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/red",
schemaPath:"#/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.
properties.colors.items.properties.red,data:l};e===null?e=[u]:e.push(u),i++}}}if(m.green!==void 0){let l=m.green;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:g.properties.colors.items.properties.green.type,parentSchema:g.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(u),i++}
if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:g.properties.colors.items.properties.green,data:l};e===
null?e=[u]:e.push(u),i++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.colors.items.properties.green,data:l};e===null?e=[u]:e.push(
u),i++}}}if(m.blue!==void 0){let l=m.blue;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/pro\
perties/colors/items/properties/blue/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:g.properties.colors.items.properties.blue.type,
parentSchema:g.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(u),i++}if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+
"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",
schema:255,parentSchema:g.properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(u),i++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/bl\
ue",schemaPath:"#/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.
properties.colors.items.properties.blue,data:l};e===null?e=[u]:e.push(u),i++}}}if(m.alpha!==void 0){let l=m.alpha;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:g.properties.colors.items.properties.alpha.type,parentSchema:g.properties.colors.items.properties.alpha,data:l};e===null?e=[u]:e.push(u),i++}
if(typeof l=="number"&&isFinite(l)){if(l>255||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:g.properties.colors.items.properties.alpha,data:l};e===
null?e=[u]:e.push(u),i++}if(l<0||isNaN(l)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:g.properties.colors.items.properties.alpha,data:l};e===null?e=[u]:e.push(
u),i++}}}}else{let l={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.
properties.colors.items.type,parentSchema:g.properties.colors.items,data:m};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/colors",schemaPath:"#/pr\
operties/colors/type",keyword:"type",params:{type:"array"},message:"must be array",schema:g.properties.colors.type,parentSchema:g.properties.colors,data:t};e===
null?e=[a]:e.push(a),i++}}if(s.created_at!==void 0){let t=s.created_at;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/created_at",schemaPath:"#/proper\
ties/created_at/type",keyword:"type",params:{type:g.properties.created_at.type},message:"must be string,null",schema:g.properties.created_at.type,parentSchema:g.
properties.created_at,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="string"&&!X.test(t)){let a={instancePath:p+"/created_at",schemaPath:"#/properties/creat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:g.properties.created_at,data:t};
e===null?e=[a]:e.push(a),i++}}if(s.updated_at!==void 0){let t=s.updated_at;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/updated_at",schemaPath:"#/pr\
operties/updated_at/type",keyword:"type",params:{type:g.properties.updated_at.type},message:"must be string,null",schema:g.properties.updated_at.type,parentSchema:g.
properties.updated_at,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="string"&&!X.test(t)){let a={instancePath:p+"/updated_at",schemaPath:"#/properties/updat\
ed_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:g.properties.updated_at,data:t};
e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:g.type,parentSchema:g,
data:s};e===null?e=[t]:e.push(t),i++}return rt.errors=e,i===0}rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qs=cr,ke={type:"object",additionalProperties:!1,
required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function cr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",
schema:ke.required,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},message:"must have required property 'type'",schema:ke.required,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r===
"id"||r==="type")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have\
 additional properties",schema:!1,parentSchema:ke,data:s};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ke.properties.id.type,parentSchema:ke.properties.id,
data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:ke.properties.type.type,parentSchema:ke.properties.type,data:r};e===null?e=[t]:e.push(t),i++}
if(r!=="job"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},message:"must be equal to constant",
schema:"job",parentSchema:ke.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:ke.type,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),i++}return cr.errors=e,i===0}cr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var w=yr,C={type:"object",additionalProperties:!1,required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"\
uri"},title:{type:"string"},status:{type:"integer",minimum:400,maximum:599},detail:{type:"string"},code:{type:"string"},errors:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/Fault"}}}},_e={type:"object",additionalProperties:!1,required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"\
standin://flat/schemas#/$defs/ViolationCode"},detail:{type:"string"}}},Et={type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALID\
ATION_FORMAT","VALIDATION_HEADER","VALIDATION_ID","VALIDATION_INVALID","VALIDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_\
REFERENCE","VALIDATION_REQUIRED","VALIDATION_TEMPLATE","VALIDATION_TYPE","VALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};
function pt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=pt.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be st\
ring",schema:Et.type,parentSchema:Et,data:s};e===null?e=[r]:e.push(r),i++}if(!(s==="VALIDATION_ENUM"||s==="VALIDATION_EVENT"||s==="VALIDATION_FILENAME"||s==="VA\
LIDATION_FORMAT"||s==="VALIDATION_HEADER"||s==="VALIDATION_ID"||s==="VALIDATION_INVALID"||s==="VALIDATION_LENGTH"||s==="VALIDATION_LOCALE"||s==="VALIDATION_PATH"||
s==="VALIDATION_RANGE"||s==="VALIDATION_REFERENCE"||s==="VALIDATION_REQUIRED"||s==="VALIDATION_TEMPLATE"||s==="VALIDATION_TYPE"||s==="VALIDATION_UNDOCUMENTED"||
s==="VALIDATION_UNIQUENESS"||s==="VALIDATION_UNKNOWN"||s==="VALIDATION_URL")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Et.
enum},message:"must be equal to one of the allowed values",schema:Et.enum,parentSchema:Et,data:s};e===null?e=[r]:e.push(r),i++}return pt.errors=e,i===0}pt.evaluated=
{dynamicProps:!1,dynamicItems:!1};function ot(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ot.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.pointer===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pointer"},message:"must have required property 'pointer'",schema:_e.required,parentSchema:_e,data:s};e===
null?e=[r]:e.push(r),i++}if(s.code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have\
 required property 'code'",schema:_e.required,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),i++}if(s.detail===void 0){let r={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'",schema:_e.required,parentSchema:_e,data:s};e===null?e=
[r]:e.push(r),i++}for(let r in s)if(!(r==="pointer"||r==="code"||r==="detail")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:_e,data:s};e===null?e=[t]:e.push(t),i++}if(s.pointer!==
void 0){let r=s.pointer;if(typeof r!="string"){let t={instancePath:p+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:_e.properties.pointer.type,parentSchema:_e.properties.pointer,data:r};e===null?e=[t]:e.push(t),i++}}if(s.code!==void 0&&(pt(s.code,{instancePath:p+
"/code",parentData:s,parentDataProperty:"code",rootData:c,dynamicAnchors:y})||(e=e===null?pt.errors:S(e,pt.errors),i=e.length)),s.detail!==void 0){let r=s.detail;
if(typeof r!="string"){let t={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string",schema:_e.
properties.detail.type,parentSchema:_e.properties.detail,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:_e.type,parentSchema:_e,data:s};e===null?e=[r]:e.push(r),i++}return ot.errors=e,i===0}ot.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function yr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=yr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}if(s.
title===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'",
schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'",schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}if(s.detail===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'",schema:C.required,
parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}if(s.code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'",schema:C.required,parentSchema:C,data:s};e===null?e=[r]:e.push(r),i++}if(s.errors===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'",schema:C.required,parentSchema:C,data:s};
e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="code"||r==="errors")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:C,data:s};
e===null?e=[t]:e.push(t),i++}if(s.type!==void 0){let r=s.type;if(typeof r=="string"){if(!$t(r)){let t={instancePath:p+"/type",schemaPath:"#/properties/type/form\
at",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:C.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}else{
let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.type.type,parentSchema:C.
properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.title!==void 0){let r=s.title;if(typeof r!="string"){let t={instancePath:p+"/title",schemaPath:"#/pro\
perties/title/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.title.type,parentSchema:C.properties.title,data:r};e===null?
e=[t]:e.push(t),i++}}if(s.status!==void 0){let r=s.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:C.properties.status.type,parentSchema:C.properties.status,data:r};
e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:C.properties.status,data:r};e===null?e=[t]:e.push(t),i++}if(r<400||
isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400",
schema:400,parentSchema:C.properties.status,data:r};e===null?e=[t]:e.push(t),i++}}}if(s.detail!==void 0){let r=s.detail;if(typeof r!="string"){let t={instancePath:p+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.detail.type,parentSchema:C.properties.
detail,data:r};e===null?e=[t]:e.push(t),i++}}if(s.code!==void 0){let r=s.code;if(typeof r!="string"){let t={instancePath:p+"/code",schemaPath:"#/properties/code\
/type",keyword:"type",params:{type:"string"},message:"must be string",schema:C.properties.code.type,parentSchema:C.properties.code,data:r};e===null?e=[t]:e.push(
t),i++}}if(s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)ot(r[a],{instancePath:p+"/errors/"+a,parentData:r,parentDataProperty:a,
rootData:c,dynamicAnchors:y})||(e=e===null?ot.errors:S(e,ot.errors),i=e.length)}else{let t={instancePath:p+"/errors",schemaPath:"#/properties/errors/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:C.properties.errors.type,parentSchema:C.properties.errors,data:r};e===null?e=[t]:e.push(t),i++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:C.type,parentSchema:C,data:s};e===null?e=[r]:e.push(
r),i++}return yr.errors=e,i===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ha=fr,H={type:"object",additionalProperties:!1,properties:{path:{type:"\
string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"\
string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/s\
chemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}},B={type:"object",additionalProperties:!1,
properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{
$ref:"standin://flat/schemas#/$defs/FocalPoint"}}}};function Ze(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||
t==="alt"||t==="custom_data"||t==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:B,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let t=s.title;if(typeof t!="str\
ing"&&t!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:B.properties.title.type},message:"must be string\
,null",schema:B.properties.title.type,parentSchema:B.properties.title,data:t};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&
t!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:B.properties.alt.type},message:"must be string,null",schema:B.
properties.alt.type,parentSchema:B.properties.alt,data:t};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&
!Array.isArray(t))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:B.properties.custom_data.type,parentSchema:B.properties.custom_data,data:t};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let t=s.focal_point,
a=i,o=!0,m=i;if(t!==null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;Ae(t,{instancePath:p+"/focal_poin\
t",parentData:s,parentDataProperty:"focal_point",rootData:c,dynamicAnchors:y})||(e=e===null?Ae.errors:S(e,Ae.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+
"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:B.properties.focal_point.
if,parentSchema:B.properties.focal_point,data:t};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object",schema:B.type,parentSchema:B,data:s};e===null?e=[t]:e.push(t),i++}return Ze.errors=e,i===0}Ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function fr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=fr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!se.call(H.properties,t)){let a={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:H,data:s};
e===null?e=[a]:e.push(a),i++}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){let a={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:H.properties.path.type,parentSchema:H.properties.path,data:t};e===null?e=[a]:e.push(a),i++}}if(s.basename!==
void 0){let t=s.basename;if(typeof t!="string"){let a={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:H.properties.basename.type,parentSchema:H.properties.basename,data:t};e===null?e=[a]:e.push(a),i++}}if(s.copyright!==void 0){let t=s.
copyright;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:H.properties.
copyright.type},message:"must be string,null",schema:H.properties.copyright.type,parentSchema:H.properties.copyright,data:t};e===null?e=[a]:e.push(a),i++}}if(s.
author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:H.
properties.author.type},message:"must be string,null",schema:H.properties.author.type,parentSchema:H.properties.author,data:t};e===null?e=[a]:e.push(a),i++}}if(s.
notes!==void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:H.
properties.notes.type},message:"must be string,null",schema:H.properties.notes.type,parentSchema:H.properties.notes,data:t};e===null?e=[a]:e.push(a),i++}}if(s.tags!==
void 0){let t=s.tags;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){let m=t[o];if(typeof m!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/p\
roperties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:H.properties.tags.items.type,parentSchema:H.properties.tags.items,
data:m};e===null?e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must\
 be array",schema:H.properties.tags.type,parentSchema:H.properties.tags,data:t};e===null?e=[a]:e.push(a),i++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;
if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t)Ze(t[a],{instancePath:p+"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,
parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?Ze.errors:S(e,Ze.errors),i=e.length);else{let a={instancePath:p+"/default_field_metadata",schemaPath:"\
#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:H.properties.default_field_metadata.type,parentSchema:H.
properties.default_field_metadata,data:t};e===null?e=[a]:e.push(a),i++}}if(s.creator!==void 0&&(De(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"\
creator",rootData:c,dynamicAnchors:y})||(e=e===null?De.errors:S(e,De.errors),i=e.length)),s.upload_collection!==void 0){let t=s.upload_collection,a=i,o=!0,m=i;if(t!==
null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;K(t,{instancePath:p+"/upload_collection",parentData:s,
parentDataProperty:"upload_collection",rootData:c,dynamicAnchors:y})||(e=e===null?K.errors:S(e,K.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+
"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:H.properties.
upload_collection.if,parentSchema:H.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:H.type,parentSchema:H,data:s};e===null?e=[t]:e.push(t),i++}return fr.errors=e,i===0}fr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ca=br,L={type:"object",additionalProperties:!1,required:["path"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},
path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"arra\
y",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"\
standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}},Yr=new RegExp(
"^[A-Za-z0-9_-]{22}$","u");function br(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=br.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.path===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:L.required,parentSchema:L,data:s};e===null?e=
[t]:e.push(t),i++}for(let t in s)if(!se.call(L.properties,t)){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:L,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){
if(!Yr.test(t)){let a={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pa\
ttern "^[A-Za-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:L.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.id.type,parentSchema:L.properties.id,data:t};e===null?e=
[a]:e.push(a),i++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){let a={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:L.properties.path.type,parentSchema:L.properties.path,data:t};e===null?e=[a]:e.push(a),i++}}if(s.basename!==void 0){
let t=s.basename;if(typeof t!="string"){let a={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:L.properties.basename.type,parentSchema:L.properties.basename,data:t};e===null?e=[a]:e.push(a),i++}}if(s.copyright!==void 0){let t=s.copyright;
if(typeof t!="string"&&t!==null){let a={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:L.properties.copyright.
type},message:"must be string,null",schema:L.properties.copyright.type,parentSchema:L.properties.copyright,data:t};e===null?e=[a]:e.push(a),i++}}if(s.author!==void 0){
let t=s.author;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:L.properties.author.
type},message:"must be string,null",schema:L.properties.author.type,parentSchema:L.properties.author,data:t};e===null?e=[a]:e.push(a),i++}}if(s.notes!==void 0){
let t=s.notes;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:L.properties.notes.
type},message:"must be string,null",schema:L.properties.notes.type,parentSchema:L.properties.notes,data:t};e===null?e=[a]:e.push(a),i++}}if(s.tags!==void 0){let t=s.
tags;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++){let m=t[o];if(typeof m!="string"){let l={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/i\
tems/type",keyword:"type",params:{type:"string"},message:"must be string",schema:L.properties.tags.items.type,parentSchema:L.properties.tags.items,data:m};e===null?
e=[l]:e.push(l),i++}}}else{let a={instancePath:p+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:L.
properties.tags.type,parentSchema:L.properties.tags,data:t};e===null?e=[a]:e.push(a),i++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&
typeof t=="object"&&!Array.isArray(t))for(let a in t)Ze(t[a],{instancePath:p+"/default_field_metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:a,
rootData:c,dynamicAnchors:y})||(e=e===null?Ze.errors:S(e,Ze.errors),i=e.length);else{let a={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/de\
fault_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:L.properties.default_field_metadata.type,parentSchema:L.properties.
default_field_metadata,data:t};e===null?e=[a]:e.push(a),i++}}if(s.creator!==void 0&&(De(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"cr\
eator",rootData:c,dynamicAnchors:y})||(e=e===null?De.errors:S(e,De.errors),i=e.length)),s.upload_collection!==void 0){let t=s.upload_collection,a=i,o=!0,m=i;if(t!==
null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;K(t,{instancePath:p+"/upload_collection",parentData:s,
parentDataProperty:"upload_collection",rootData:c,dynamicAnchors:y})||(e=e===null?K.errors:S(e,K.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+
"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:L.properties.
upload_collection.if,parentSchema:L.properties.upload_collection,data:t};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:L.type,parentSchema:L,data:s};e===null?e=[t]:e.push(t),i++}return br.errors=e,i===0}br.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ya=gr,Ee={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Xe={type:"object",additionalProperties:!1,required:["total_count"],properties:{
total_count:{type:"integer",minimum:0}}};function me(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},message:"must have required property 'total_count'",schema:Xe.required,
parentSchema:Xe,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="total_count"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Xe,data:s};e===null?e=[t]:e.push(t),i++}if(s.
total_count!==void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/total_count",schemaPath:"#/propertie\
s/total_count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:Xe.properties.total_count.type,parentSchema:Xe.properties.total_count,
data:r};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/total_count",schemaPath:"#/properties/total_co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:Xe.properties.total_count,data:r};e===null?e=[t]:e.
push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Xe.type,parentSchema:Xe,data:s};
e===null?e=[r]:e.push(r),i++}return me.errors=e,i===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requi\
red property 'data'",schema:Ee.required,parentSchema:Ee,data:s};e===null?e=[r]:e.push(r),i++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ee.required,parentSchema:Ee,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:Ee,data:s};e===null?e=[t]:e.push(t),i++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.
length;for(let a=0;a<t;a++)rt(r[a],{instancePath:p+"/data/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?rt.errors:S(e,rt.errors),
i=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Ee.properties.
data.type,parentSchema:Ee.properties.data,data:r};e===null?e=[t]:e.push(t),i++}}s.meta!==void 0&&(me(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:c,dynamicAnchors:y})||(e=e===null?me.errors:S(e,me.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Ee.type,parentSchema:Ee,data:s};e===null?e=[r]:e.push(r),i++}return gr.errors=e,i===0}gr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var fa=_r,Q={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{id:{type:"string"},type:{type:"st\
ring",const:"upload_request"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}};function _r(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=_r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'",schema:Q.required,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Q.required,parentSchema:Q,data:s};e===null?e=
[r]:e.push(r),i++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required\
 property 'url'",schema:Q.required,parentSchema:Q,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:Q.required,parentSchema:Q,data:s};
e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="url"||r==="request_headers")){let t={instancePath:p,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Q,data:s};e===null?e=[t]:e.
push(t),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"strin\
g"},message:"must be string",schema:Q.properties.id.type,parentSchema:Q.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.type.
type,parentSchema:Q.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="upload_request"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/co\
nst",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equal to constant",schema:"upload_request",parentSchema:Q.properties.type,data:r};e===
null?e=[t]:e.push(t),i++}}if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!$t(r)){let t={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:Q.properties.url,data:r};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:p+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.url.type,parentSchema:Q.properties.
url,data:r};e===null?e=[t]:e.push(t),i++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];
if(typeof a!="string"){let o={instancePath:p+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalPro\
perties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Q.properties.request_headers.additionalProperties.type,parentSchema:Q.properties.
request_headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_header\
s/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.properties.request_headers.type,parentSchema:Q.properties.request_headers,data:r};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Q.type,parentSchema:Q,
data:s};e===null?e=[r]:e.push(r),i++}return _r.errors=e,i===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ba=Pr,zt={type:"object",additionalProperties:!1,
properties:{filename:{type:"string"}}};function Pr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Pr.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!=="filename"){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:zt,data:s};e===null?e=[t]:e.push(t),i++}if(s.filename!==void 0){let r=s.filename;if(typeof r!="string"){let t={instancePath:p+"/filename",schemaPath:"\
#/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:zt.properties.filename.type,parentSchema:zt.properties.filename,
data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:zt.type,
parentSchema:zt,data:s};e===null?e=[r]:e.push(r),i++}return Pr.errors=e,i===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nr=st,A={type:"object",
additionalProperties:!1,required:["id","type","name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_ve\
rsion","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},name:{type:"string"},url:{type:"string"},custom_payload:{
type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEven\
t"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{
type:"boolean"},auto_retry:{type:"boolean"}}},G={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"sta\
ndin://flat/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{
$ref:"standin://flat/schemas#/$defs/WebhookEventFilter"}}}},Ft={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode",
"sso_user","cda_cache_tags"]};function de(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=de.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:Ft.type,parentSchema:Ft,data:s};e===null?e=[r]:e.push(r),i++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build\
_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ft.
enum},message:"must be equal to one of the allowed values",schema:Ft.enum,parentSchema:Ft,data:s};e===null?e=[r]:e.push(r),i++}return de.errors=e,i===0}de.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Ut={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","de\
ploy_failed","change","invalidate"]};function he(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=he.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Ut.type,parentSchema:Ut,data:s};e===null?e=[r]:e.push(r),i++}if(!(s==="create"||s==="update"||s==="delete"||s==="\
publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ut.enum},message:"must be equal to one of the allowed values",schema:Ut.enum,parentSchema:Ut,data:s};e===
null?e=[r]:e.push(r),i++}return he.errors=e,i===0}he.evaluated={dynamicProps:!1,dynamicItems:!1};var pe={type:"object",additionalProperties:!1,required:["entity\
_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",
minItems:1,items:{type:"string"}}}};function Me(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Me.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:pe.required,parentSchema:pe,
data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_ids===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_\
ids"},message:"must have required property 'entity_ids'",schema:pe.required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="entity\
_type"||r==="entity_ids")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must \
NOT have additional properties",schema:!1,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type!==void 0){let r=s.entity_type;if(typeof r!="stri\
ng"){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.
entity_type.type,parentSchema:pe.properties.entity_type,data:r};e===null?e=[t]:e.push(t),i++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environ\
ment"||r==="environment_type")){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:pe.properties.
entity_type.enum},message:"must be equal to one of the allowed values",schema:pe.properties.entity_type.enum,parentSchema:pe.properties.entity_type,data:r};e===
null?e=[t]:e.push(t),i++}}if(s.entity_ids!==void 0){let r=s.entity_ids;if(Array.isArray(r)){if(r.length<1){let a={instancePath:p+"/entity_ids",schemaPath:"#/pro\
perties/entity_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:pe.properties.entity_ids,data:r};
e===null?e=[a]:e.push(a),i++}let t=r.length;for(let a=0;a<t;a++){let o=r[a];if(typeof o!="string"){let m={instancePath:p+"/entity_ids/"+a,schemaPath:"#/properti\
es/entity_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:pe.properties.entity_ids.items.type,parentSchema:pe.properties.entity_ids.
items,data:o};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:pe.properties.entity_ids.type,parentSchema:pe.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:pe.type,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),i++}return Me.
errors=e,i===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ne.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_typ\
e'",schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),i++}if(s.event_types===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"event_types"},message:"must have required property 'event_types'",schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(
r),i++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type!==
void 0&&(de(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?de.errors:S(e,
de.errors),i=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)he(r[a],{instancePath:p+"/event_type\
s/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?he.errors:S(e,he.errors),i=e.length)}else{let t={instancePath:p+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},message:"must be array",schema:G.properties.event_types.type,parentSchema:G.properties.
event_types,data:r};e===null?e=[t]:e.push(t),i++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:p+"/filters",schemaPath:"\
#/properties/filters/type",keyword:"type",params:{type:G.properties.filters.type},message:"must be array,null",schema:G.properties.filters.type,parentSchema:G.properties.
filters,data:r};e===null?e=[t]:e.push(t),i++}if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Me(r[a],{instancePath:p+"/filters/"+a,parentData:r,parentDataProperty:a,
rootData:c,dynamicAnchors:y})||(e=e===null?Me.errors:S(e,Me.errors),i=e.length)}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object",schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),i++}return Ne.errors=e,i===0}Ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function st(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=st.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:A.required,
parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'",schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.url===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:A.required,parentSchema:A,data:s};e===
null?e=[r]:e.push(r),i++}if(s.custom_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},
message:"must have required property 'custom_payload'",schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.headers===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:A.required,parentSchema:A,data:s};
e===null?e=[r]:e.push(r),i++}if(s.events===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"m\
ust have required property 'events'",schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.http_basic_user===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:A.required,
parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.http_basic_password===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(
r),i++}if(s.enabled===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required pr\
operty 'enabled'",schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}if(s.payload_api_version===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",schema:A.required,parentSchema:A,
data:s};e===null?e=[r]:e.push(r),i++}if(s.nested_items_in_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
nested_items_in_payload"},message:"must have required property 'nested_items_in_payload'",schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}
if(s.auto_retry===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_retry"},message:"must have required pro\
perty 'auto_retry'",schema:A.required,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!se.call(A.properties,r)){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:A,data:s};
e===null?e=[t]:e.push(t),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:A.properties.id.type,parentSchema:A.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.
properties.type.type,parentSchema:A.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:A.properties.type,data:r};e===null?
e=[t]:e.push(t),i++}}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:A.properties.name.type,parentSchema:A.properties.name,data:r};e===null?e=[t]:e.push(t),i++}}if(s.url!==void 0){let r=s.
url;if(typeof r!="string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.
properties.url.type,parentSchema:A.properties.url,data:r};e===null?e=[t]:e.push(t),i++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="strin\
g"&&r!==null){let t={instancePath:p+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:A.properties.custom_payload.type},
message:"must be string,null",schema:A.properties.custom_payload.type,parentSchema:A.properties.custom_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.headers!==
void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:p+"/headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.
properties.headers.additionalProperties.type,parentSchema:A.properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:p+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.properties.headers.type,parentSchema:A.
properties.headers,data:r};e===null?e=[t]:e.push(t),i++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Ne(r[a],{instancePath:p+
"/events/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?Ne.errors:S(e,Ne.errors),i=e.length)}else{let t={instancePath:p+"/even\
ts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:A.properties.events.type,parentSchema:A.properties.
events,data:r};e===null?e=[t]:e.push(t),i++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:A.properties.http_basic_user.type},message:"must be string,null",schema:A.
properties.http_basic_user.type,parentSchema:A.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),i++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:A.properties.
http_basic_password.type},message:"must be string,null",schema:A.properties.http_basic_password.type,parentSchema:A.properties.http_basic_password,data:r};e===null?
e=[t]:e.push(t),i++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:A.properties.enabled.type,parentSchema:A.properties.enabled,data:r};e===null?e=[t]:e.push(t),i++}}
if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payl\
oad_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:A.properties.payload_api_version.type,parentSchema:A.properties.payload_api_version,
data:r};e===null?e=[t]:e.push(t),i++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;if(typeof r!="boolean"){let t={instancePath:p+"/nes\
ted_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:A.properties.
nested_items_in_payload.type,parentSchema:A.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.auto_retry!==void 0){let r=s.auto_retry;
if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be bo\
olean",schema:A.properties.auto_retry.type,parentSchema:A.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object",schema:A.type,parentSchema:A,data:s};e===null?e=[r]:e.push(r),i++}return st.errors=e,i===0}
st.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ga=qr,V={type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},
custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$\
defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"s\
tring"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function qr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!se.
call(V.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:V,data:s};e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.name.type,parentSchema:V.properties.
name,data:r};e===null?e=[t]:e.push(t),i++}}if(s.url!==void 0){let r=s.url;if(typeof r!="string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.url.type,parentSchema:V.properties.url,data:r};e===null?e=[t]:e.push(t),i++}}
if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_payload",schemaPath:"#/properties/custom_pa\
yload/type",keyword:"type",params:{type:V.properties.custom_payload.type},message:"must be string,null",schema:V.properties.custom_payload.type,parentSchema:V.properties.
custom_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];
if(typeof a!="string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:V.properties.headers.additionalProperties.type,parentSchema:V.properties.headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:V.properties.headers.type,parentSchema:V.properties.headers,data:r};e===null?e=[t]:e.push(t),i++}}if(s.events!==void 0){let r=s.events;if(Array.
isArray(r)){let t=r.length;for(let a=0;a<t;a++)Ne(r[a],{instancePath:p+"/events/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?
Ne.errors:S(e,Ne.errors),i=e.length)}else{let t={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"mu\
st be array",schema:V.properties.events.type,parentSchema:V.properties.events,data:r};e===null?e=[t]:e.push(t),i++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:V.properties.
http_basic_user.type},message:"must be string,null",schema:V.properties.http_basic_user.type,parentSchema:V.properties.http_basic_user,data:r};e===null?e=[t]:e.
push(t),i++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"\
#/properties/http_basic_password/type",keyword:"type",params:{type:V.properties.http_basic_password.type},message:"must be string,null",schema:V.properties.http_basic_password.
type,parentSchema:V.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),i++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:p+
"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:V.properties.enabled.type,parentSchema:V.
properties.enabled,data:r};e===null?e=[t]:e.push(t),i++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:p+
"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:V.properties.payload_api_version.
type,parentSchema:V.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),i++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;
if(typeof r!="boolean"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:V.properties.nested_items_in_payload.type,parentSchema:V.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(
t),i++}}if(s.auto_retry!==void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:V.properties.auto_retry.type,parentSchema:V.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),
i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:V.type,parentSchema:V,data:s};e===null?
e=[r]:e.push(r),i++}return qr.errors=e,i===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _a=kr,T={type:"object",additionalProperties:!1,required:[
"name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:[
"string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function kr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:T.required,parentSchema:T,data:s};
e===null?e=[r]:e.push(r),i++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must ha\
ve required property 'url'",schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),i++}if(s.custom_payload===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:T.required,parentSchema:T,
data:s};e===null?e=[r]:e.push(r),i++}if(s.headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},
message:"must have required property 'headers'",schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),i++}if(s.events===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:T.required,parentSchema:T,data:s};
e===null?e=[r]:e.push(r),i++}if(s.http_basic_user===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic\
_user"},message:"must have required property 'http_basic_user'",schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),i++}if(s.http_basic_password===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'ht\
tp_basic_password'",schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!se.call(T.properties,r)){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:T,data:s};
e===null?e=[t]:e.push(t),i++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:T.properties.name.type,parentSchema:T.properties.name,data:r};e===null?e=[t]:e.push(t),i++}}if(s.url!==
void 0){let r=s.url;if(typeof r!="string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must b\
e string",schema:T.properties.url.type,parentSchema:T.properties.url,data:r};e===null?e=[t]:e.push(t),i++}}if(s.custom_payload!==void 0){let r=s.custom_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_payload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:T.properties.
custom_payload.type},message:"must be string,null",schema:T.properties.custom_payload.type,parentSchema:T.properties.custom_payload,data:r};e===null?e=[t]:e.push(
t),i++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:p+
"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:T.properties.headers.additionalProperties.type,parentSchema:T.properties.headers.additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{
let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.properties.headers.
type,parentSchema:T.properties.headers,data:r};e===null?e=[t]:e.push(t),i++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let a=0;a<
t;a++)Ne(r[a],{instancePath:p+"/events/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?Ne.errors:S(e,Ne.errors),i=e.length)}else{
let t={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:T.properties.events.type,
parentSchema:T.properties.events,data:r};e===null?e=[t]:e.push(t),i++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={
instancePath:p+"/http_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:T.properties.http_basic_user.type},message:"must be\
 string,null",schema:T.properties.http_basic_user.type,parentSchema:T.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),i++}}if(s.http_basic_password!==
void 0){let r=s.http_basic_password;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/t\
ype",keyword:"type",params:{type:T.properties.http_basic_password.type},message:"must be string,null",schema:T.properties.http_basic_password.type,parentSchema:T.
properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),i++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!="boolean"){let t={instancePath:p+"/enab\
led",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.enabled.type,parentSchema:T.properties.
enabled,data:r};e===null?e=[t]:e.push(t),i++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:p+"/payl\
oad_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:T.properties.payload_api_version.
type,parentSchema:T.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),i++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;
if(typeof r!="boolean"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean",schema:T.properties.nested_items_in_payload.type,parentSchema:T.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(
t),i++}}if(s.auto_retry!==void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:T.properties.auto_retry.type,parentSchema:T.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),
i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:T.type,parentSchema:T,data:s};e===null?
e=[r]:e.push(r),i++}return kr.errors=e,i===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pa=wr,ze={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Webhook"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function wr(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:ze.required,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),i++}if(s.meta===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:ze.required,parentSchema:ze,data:s};
e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ze,data:s};e===null?e=[t]:e.push(t),i++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)st(r[a],{instancePath:p+"/data/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?st.errors:S(e,st.errors),i=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:ze.properties.data.type,parentSchema:ze.properties.data,data:r};e===null?e=[t]:e.push(t),i++}}s.meta!==void 0&&(me(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?me.errors:S(e,me.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ze.type,parentSchema:ze,data:s};e===null?e=[r]:e.push(r),i++}return wr.errors=e,i===
0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qa=vr,Fe={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"a\
rray",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},b={type:"object",additionalProperties:!1,
required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","\
response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","attempts"],properties:{id:{type:"string"},type:{type:"\
string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"s\
tring"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas#/$defs/EventType"},created_at:{type:"string",format:"\
date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"stand\
in://flat/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},attempts:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCa\
llAttempt"}}}},Vt={type:"string",enum:["pending","success","failed","rescheduled"]};function Ke(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Vt.type,parentSchema:Vt,data:s};e===null?e=[r]:e.push(r),i++}if(!(s===
"pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Vt.enum},message:"mus\
t be equal to one of the allowed values",schema:Vt.enum,parentSchema:Vt,data:s};e===null?e=[r]:e.push(r),i++}return Ke.errors=e,i===0}Ke.evaluated={dynamicProps:!1,
dynamicItems:!1};var N={type:"object",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_statu\
s","response_headers","response_payload","failure_reason"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry",
"resend"]},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:[
"string","null"]}}};function Be(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Be.evaluated;if(n.
dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attempted_at"},message:"must have required property 'attempted_at'",schema:N.required,parentSchema:N,data:s};
e===null?e=[r]:e.push(r),i++}if(s.cause===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cause"},message:"mus\
t have required property 'cause'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_url"},message:"must have required property 'request_url'",schema:N.required,parentSchema:N,data:s};
e===null?e=[r]:e.push(r),i++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_he\
aders"},message:"must have required property 'request_headers'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_payload===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_payload"},message:"must have required property 'request_payloa\
d'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"response_status"},message:"must have required property 'response_status'",schema:N.required,parentSchema:N,data:s};e===null?e=
[r]:e.push(r),i++}if(s.response_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},message:"\
must have required property 'response_headers'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}if(s.response_payload===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payload"},message:"must have required property 'response_payload'",schema:N.required,
parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
failure_reason"},message:"must have required property 'failure_reason'",schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!se.
call(N.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties",schema:!1,parentSchema:N,data:s};e===null?e=[t]:e.push(t),i++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){
if(!X.test(r)){let t={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},message:'must ma\
tch format "date-time"',schema:"date-time",parentSchema:N.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:p+"/attempted_a\
t",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.attempted_at.type,parentSchema:N.
properties.attempted_at,data:r};e===null?e=[t]:e.push(t),i++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={instancePath:p+"/cause",schemaPath:"\
#/properties/cause/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.cause.type,parentSchema:N.properties.cause,data:r};e===
null?e=[t]:e.push(t),i++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{
allowedValues:N.properties.cause.enum},message:"must be equal to one of the allowed values",schema:N.properties.cause.enum,parentSchema:N.properties.cause,data:r};
e===null?e=[t]:e.push(t),i++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/propertie\
s/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_url.type,parentSchema:N.properties.request_url,data:r};
e===null?e=[t]:e.push(t),i++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!=
"string"){let o={instancePath:p+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_headers.additionalProperties.type,parentSchema:N.properties.request_headers.
additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:N.properties.request_headers.type,parentSchema:N.properties.request_headers,data:r};e===null?e=[t]:
e.push(t),i++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/request_payload",schemaPath:"#/properties/r\
equest_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:N.properties.request_payload.type,parentSchema:N.properties.request_payload,
data:r};e===null?e=[t]:e.push(t),i++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:N.properties.response_status.type},message:"\
must be integer,null",schema:N.properties.response_status.type,parentSchema:N.properties.response_status,data:r};e===null?e=[t]:e.push(t),i++}}if(s.response_headers!==
void 0){let r=s.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/re\
sponse_headers/type",keyword:"type",params:{type:N.properties.response_headers.type},message:"must be object,null",schema:N.properties.response_headers.type,parentSchema:N.
properties.response_headers,data:r};e===null?e=[t]:e.push(t),i++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={
instancePath:p+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:N.properties.response_headers.additionalProperties.type,parentSchema:N.properties.response_headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),i++}}}if(s.response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/respons\
e_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:N.properties.response_payload.type},message:"must be string,null",schema:N.
properties.response_payload.type,parentSchema:N.properties.response_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.failure_reason!==void 0){let r=s.failure_reason;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:N.properties.
failure_reason.type},message:"must be string,null",schema:N.properties.failure_reason.type,parentSchema:N.properties.failure_reason,data:r};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:N.type,parentSchema:N,data:s};e===
null?e=[r]:e.push(r),i++}return Be.errors=e,i===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nt(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=nt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.
webhook===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webh\
ook'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(
r),i++}if(s.event_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have requi\
red property 'event_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:b.required,parentSchema:b,data:s};e===
null?e=[r]:e.push(r),i++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},message:"\
must have required property 'request_url'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_headers===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:b.required,
parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},message:"must have required property 'request_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.response_status===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"must have required property 'respon\
se_status'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.response_headers===void 0){let r={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),i++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_\
payload"},message:"must have required property 'response_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.attempted_auto_retries_count===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required pro\
perty 'attempted_auto_retries_count'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.last_sent_at===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'last_sent_at'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),i++}if(s.next_retry_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_a\
t"},message:"must have required property 'next_retry_at'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.status===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),i++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_rea\
son"},message:"must have required property 'failure_reason'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.attempts===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},message:"must have required property 'attempts'",schema:b.required,
parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!se.call(b.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:b.properties.id.type,parentSchema:b.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="st\
ring"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.type.
type,parentSchema:b.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/cons\
t",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"webhook_call",parentSchema:b.properties.type,data:r};e===null?
e=[t]:e.push(t),i++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let t={instancePath:p+"/webhook",schemaPath:"\
#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:b.properties.webhook.required,
parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),i++}if(r.id===void 0){let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/requi\
red",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:b.properties.webhook.required,parentSchema:b.properties.
webhook,data:r};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="type"||t==="id")){let a={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:b.properties.webhook,
data:r};e===null?e=[a]:e.push(a),i++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webh\
ook/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.
webhook.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="webhook"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties\
/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:b.properties.webhook.properties.type,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let a={instancePath:p+"/webhook/id",schemaPath:"#/properties/webhook/p\
roperties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.
properties.id,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:b.properties.webhook.type,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),i++}}if(s.entity_type!==void 0&&
(de(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?de.errors:S(e,de.errors),
i=e.length)),s.event_type!==void 0&&(he(s.event_type,{instancePath:p+"/event_type",parentData:s,parentDataProperty:"event_type",rootData:c,dynamicAnchors:y})||(e=
e===null?he.errors:S(e,he.errors),i=e.length)),s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!X.test(r)){let t={instancePath:p+"/created_a\
t",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.
properties.created_at,data:r};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:b.properties.created_at.type,parentSchema:b.properties.created_at,data:r};e===null?e=[t]:e.push(t),i++}}if(s.request_url!==
void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:b.properties.request_url.type,parentSchema:b.properties.request_url,data:r};e===null?e=[t]:e.push(t),i++}}if(s.request_headers!==
void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:p+"/request_he\
aders/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:b.properties.request_headers.additionalProperties.type,parentSchema:b.properties.request_headers.additionalProperties,data:a};e===null?e=
[o]:e.push(o),i++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:b.properties.request_headers.type,parentSchema:b.properties.request_headers,data:r};e===null?e=[t]:e.push(t),i++}}if(s.request_payload!==void 0){
let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:b.properties.request_payload.type,parentSchema:b.properties.request_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.
response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"\
#/properties/response_status/type",keyword:"type",params:{type:b.properties.response_status.type},message:"must be integer,null",schema:b.properties.response_status.
type,parentSchema:b.properties.response_status,data:r};e===null?e=[t]:e.push(t),i++}}if(s.response_headers!==void 0){let r=s.response_headers;if(!(r&&typeof r==
"object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.
properties.response_headers.type},message:"must be object,null",schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:r};e===
null?e=[t]:e.push(t),i++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:p+"/response_headers/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:b.properties.response_headers.additionalProperties.type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[
o]:e.push(o),i++}}}if(s.response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"\
#/properties/response_payload/type",keyword:"type",params:{type:b.properties.response_payload.type},message:"must be string,null",schema:b.properties.response_payload.
type,parentSchema:b.properties.response_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attempted_auto_retries_count!==void 0){let r=s.attempted_auto_retries_count;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_\
count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,
data:r};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/pr\
operties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:b.properties.attempted_auto_retries_count,
data:r};e===null?e=[t]:e.push(t),i++}}if(s.last_sent_at!==void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/last_sent_at",schemaPath:"\
#/properties/last_sent_at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},message:"must be string,null",schema:b.properties.last_sent_at.type,
parentSchema:b.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!X.test(r)){let t={instancePath:p+"/last_sent_at",schemaPath:"\
#/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.
last_sent_at,data:r};e===null?e=[t]:e.push(t),i++}}if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/n\
ext_retry_at",schemaPath:"#/properties/next_retry_at/type",keyword:"type",params:{type:b.properties.next_retry_at.type},message:"must be string,null",schema:b.properties.
next_retry_at.type,parentSchema:b.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!X.test(r)){let t={instancePath:p+"/next_\
retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",
parentSchema:b.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),i++}}if(s.status!==void 0&&(Ke(s.status,{instancePath:p+"/status",parentData:s,parentDataProperty:"\
status",rootData:c,dynamicAnchors:y})||(e=e===null?Ke.errors:S(e,Ke.errors),i=e.length)),s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&
r!==null){let t={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.type},message:"\
must be string,null",schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attempts!==void 0){
let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Be(r[a],{instancePath:p+"/attempts/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?Be.errors:S(e,Be.errors),i=e.length)}else{let t={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}return nt.errors=
e,i===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Fe.required,
parentSchema:Fe,data:s};e===null?e=[r]:e.push(r),i++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
meta"},message:"must have required property 'meta'",schema:Fe.required,parentSchema:Fe,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="data"||r===
"meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:Fe,data:s};e===null?e=[t]:e.push(t),i++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<
t;a++)nt(r[a],{instancePath:p+"/data/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?nt.errors:S(e,nt.errors),i=e.length)}else{
let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Fe.properties.data.type,parentSchema:Fe.
properties.data,data:r};e===null?e=[t]:e.push(t),i++}}s.meta!==void 0&&(me(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||
(e=e===null?me.errors:S(e,me.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Fe.type,parentSchema:Fe,data:s};e===null?e=[r]:e.push(r),i++}return vr.errors=e,i===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ka=Sr;function Sr(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),i++}if(s.webhook===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"webhook"},message:"\
must have required property 'webhook'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),i++}if(s.event_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},message:"\
must have required property 'event_type'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.created_at===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),i++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reques\
t_url"},message:"must have required property 'request_url'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_headers===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_header\
s'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_payload"},message:"must have required property 'request_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=
[r]:e.push(r),i++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},message:"\
must have required property 'response_status'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.response_headers===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:b.required,
parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
response_payload"},message:"must have required property 'response_payload'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.attempted_auto_retries_count===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required pro\
perty 'attempted_auto_retries_count'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.last_sent_at===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'last_sent_at'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),i++}if(s.next_retry_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_a\
t"},message:"must have required property 'next_retry_at'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.status===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:b.required,parentSchema:b,data:s};
e===null?e=[r]:e.push(r),i++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_rea\
son"},message:"must have required property 'failure_reason'",schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}if(s.attempts===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},message:"must have required property 'attempts'",schema:b.required,
parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!se.call(b.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:b,data:s};e===null?e=[t]:e.push(t),i++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:b.properties.id.type,parentSchema:b.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="st\
ring"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.type.
type,parentSchema:b.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/cons\
t",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"webhook_call",parentSchema:b.properties.type,data:r};e===null?
e=[t]:e.push(t),i++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let t={instancePath:p+"/webhook",schemaPath:"\
#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:b.properties.webhook.required,
parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),i++}if(r.id===void 0){let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/requi\
red",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:b.properties.webhook.required,parentSchema:b.properties.
webhook,data:r};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="type"||t==="id")){let a={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:b.properties.webhook,
data:r};e===null?e=[a]:e.push(a),i++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webh\
ook/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.
webhook.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="webhook"){let a={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties\
/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:b.properties.webhook.properties.type,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let a={instancePath:p+"/webhook/id",schemaPath:"#/properties/webhook/p\
roperties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.
properties.id,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:b.properties.webhook.type,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),i++}}if(s.entity_type!==void 0&&
(de(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?de.errors:S(e,de.errors),
i=e.length)),s.event_type!==void 0&&(he(s.event_type,{instancePath:p+"/event_type",parentData:s,parentDataProperty:"event_type",rootData:c,dynamicAnchors:y})||(e=
e===null?he.errors:S(e,he.errors),i=e.length)),s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!X.test(r)){let t={instancePath:p+"/created_a\
t",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.
properties.created_at,data:r};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:b.properties.created_at.type,parentSchema:b.properties.created_at,data:r};e===null?e=[t]:e.push(t),i++}}if(s.request_url!==
void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:b.properties.request_url.type,parentSchema:b.properties.request_url,data:r};e===null?e=[t]:e.push(t),i++}}if(s.request_headers!==
void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:p+"/request_he\
aders/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:b.properties.request_headers.additionalProperties.type,parentSchema:b.properties.request_headers.additionalProperties,data:a};e===null?e=
[o]:e.push(o),i++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"m\
ust be object",schema:b.properties.request_headers.type,parentSchema:b.properties.request_headers,data:r};e===null?e=[t]:e.push(t),i++}}if(s.request_payload!==void 0){
let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:b.properties.request_payload.type,parentSchema:b.properties.request_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.
response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"\
#/properties/response_status/type",keyword:"type",params:{type:b.properties.response_status.type},message:"must be integer,null",schema:b.properties.response_status.
type,parentSchema:b.properties.response_status,data:r};e===null?e=[t]:e.push(t),i++}}if(s.response_headers!==void 0){let r=s.response_headers;if(!(r&&typeof r==
"object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.
properties.response_headers.type},message:"must be object,null",schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:r};e===
null?e=[t]:e.push(t),i++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={instancePath:p+"/response_headers/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:b.properties.response_headers.additionalProperties.type,parentSchema:b.properties.response_headers.additionalProperties,data:a};e===null?e=[
o]:e.push(o),i++}}}if(s.response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"\
#/properties/response_payload/type",keyword:"type",params:{type:b.properties.response_payload.type},message:"must be string,null",schema:b.properties.response_payload.
type,parentSchema:b.properties.response_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attempted_auto_retries_count!==void 0){let r=s.attempted_auto_retries_count;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_\
count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,
data:r};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/pr\
operties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:b.properties.attempted_auto_retries_count,
data:r};e===null?e=[t]:e.push(t),i++}}if(s.last_sent_at!==void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/last_sent_at",schemaPath:"\
#/properties/last_sent_at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},message:"must be string,null",schema:b.properties.last_sent_at.type,
parentSchema:b.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!X.test(r)){let t={instancePath:p+"/last_sent_at",schemaPath:"\
#/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:b.properties.
last_sent_at,data:r};e===null?e=[t]:e.push(t),i++}}if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/n\
ext_retry_at",schemaPath:"#/properties/next_retry_at/type",keyword:"type",params:{type:b.properties.next_retry_at.type},message:"must be string,null",schema:b.properties.
next_retry_at.type,parentSchema:b.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),i++}if(typeof r=="string"&&!X.test(r)){let t={instancePath:p+"/next_\
retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",
parentSchema:b.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),i++}}if(s.status!==void 0&&(Ke(s.status,{instancePath:p+"/status",parentData:s,parentDataProperty:"\
status",rootData:c,dynamicAnchors:y})||(e=e===null?Ke.errors:S(e,Ke.errors),i=e.length)),s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&
r!==null){let t={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.type},message:"\
must be string,null",schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attempts!==void 0){
let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Be(r[a],{instancePath:p+"/attempts/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?Be.errors:S(e,Be.errors),i=e.length)}else{let t={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:b.type,parentSchema:b,data:s};e===null?e=[r]:e.push(r),i++}return Sr.errors=
e,i===0}Sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lr=at,R={type:"object",additionalProperties:!1,required:["id","type","label","position","par\
ent","children"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{
if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload\
CollectionReference"}}}};function at(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=at.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:R.required,parentSchema:R,data:s};e===null?e=[t]:
e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'",schema:R.required,parentSchema:R,data:s};e===null?e=[t]:e.push(t),i++}if(s.label===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:R.required,parentSchema:R,data:s};e===null?e=[t]:e.push(t),i++}if(s.
position===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'po\
sition'",schema:R.required,parentSchema:R,data:s};e===null?e=[t]:e.push(t),i++}if(s.parent===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"parent"},message:"must have required property 'parent'",schema:R.required,parentSchema:R,data:s};e===null?e=[t]:e.push(t),i++}if(s.
children===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"children"},message:"must have required property 'ch\
ildren'",schema:R.required,parentSchema:R,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="label"||t==="position"||t==="paren\
t"||t==="children")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT ha\
ve additional properties",schema:!1,parentSchema:R,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:R.properties.id.type,parentSchema:R.properties.id,
data:t};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:R.properties.type.type,parentSchema:R.properties.type,data:t};e===null?e=[a]:e.push(a),i++}
if(t!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"\
must be equal to constant",schema:"upload_collection",parentSchema:R.properties.type,data:t};e===null?e=[a]:e.push(a),i++}}if(s.label!==void 0){let t=s.label;if(typeof t!=
"string"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:R.properties.
label.type,parentSchema:R.properties.label,data:t};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:R.
properties.position.type,parentSchema:R.properties.position,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:R.properties.
position,data:t};e===null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){let t=s.parent,a=i,o=!0,m=i;if(t!==null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;K(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:c,dynamicAnchors:y})||(e=e===
null?K.errors:S(e,K.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},message:'must match "else" schema',schema:R.properties.parent.if,parentSchema:R.properties.parent,data:t};e===null?e=[l]:e.push(l),i++}}if(s.children!==void 0){
let t=s.children;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)K(t[o],{instancePath:p+"/children/"+o,parentData:t,parentDataProperty:o,rootData:c,dynamicAnchors:y})||
(e=e===null?K.errors:S(e,K.errors),i=e.length)}else{let a={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},
message:"must be array",schema:R.properties.children.type,parentSchema:R.properties.children,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:R.type,parentSchema:R,data:s};e===null?e=[t]:e.push(t),i++}return at.errors=e,i===
0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wa=jr,we={type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"\
integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin:\
//flat/schemas#/$defs/UploadCollectionReference"}}}};function jr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="label"||
t==="position"||t==="parent"||t==="children")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:we,data:s};e===null?e=[a]:e.push(a),i++}if(s.label!==void 0){let t=s.label;if(typeof t!="st\
ring"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:we.properties.label.
type,parentSchema:we.properties.label,data:t};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:we.
properties.position.type,parentSchema:we.properties.position,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:we.properties.
position,data:t};e===null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){let t=s.parent,a=i,o=!0,m=i;if(t!==null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;K(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:c,dynamicAnchors:y})||(e=e===
null?K.errors:S(e,K.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},message:'must match "else" schema',schema:we.properties.parent.if,parentSchema:we.properties.parent,data:t};e===null?e=[l]:e.push(l),i++}}if(s.children!==
void 0){let t=s.children;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)K(t[o],{instancePath:p+"/children/"+o,parentData:t,parentDataProperty:o,rootData:c,
dynamicAnchors:y})||(e=e===null?K.errors:S(e,K.errors),i=e.length)}else{let a={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",
params:{type:"array"},message:"must be array",schema:we.properties.children.type,parentSchema:we.properties.children,data:t};e===null?e=[a]:e.push(a),i++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:we.type,parentSchema:we,data:s};e===null?e=[t]:e.
push(t),i++}return jr.errors=e,i===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var va=Ar,le={type:"object",additionalProperties:!1,required:["labe\
l"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"\
standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Ar(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:le.required,
parentSchema:le,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="label"||t==="position"||t==="parent")){let a={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:le,data:s};
e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Yr.test(t)){let a={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:le.properties.
id,data:t};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must \
be string",schema:le.properties.id.type,parentSchema:le.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.label!==void 0){let t=s.label;if(typeof t!="str\
ing"){let a={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:le.properties.label.
type,parentSchema:le.properties.label,data:t};e===null?e=[a]:e.push(a),i++}}if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let a={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:le.
properties.position.type,parentSchema:le.properties.position,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:le.properties.
position,data:t};e===null?e=[a]:e.push(a),i++}}if(s.parent!==void 0){let t=s.parent,a=i,o=!0,m=i;if(t!==null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;
if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;K(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:c,dynamicAnchors:y})||(e=e===
null?K.errors:S(e,K.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},message:'must match "else" schema',schema:le.properties.parent.if,parentSchema:le.properties.parent,data:t};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:le.type,parentSchema:le,data:s};e===null?e=[t]:e.push(t),i++}return Ar.
errors=e,i===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sa=Dr,Ue={type:"object",additionalProperties:!1,required:["data","meta"],properties:{
data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Dr(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),i++}if(s.meta===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ue.required,parentSchema:Ue,data:s};
e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ue,data:s};e===null?e=[t]:e.push(t),i++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)at(r[a],{instancePath:p+"/data/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?at.errors:S(e,at.errors),i=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:Ue.properties.data.type,parentSchema:Ue.properties.data,data:r};e===null?e=[t]:e.push(t),i++}}s.meta!==void 0&&(me(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?me.errors:S(e,me.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ue.type,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),i++}return Dr.errors=e,i===
0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ja=Nr,re={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{
id:{type:"string"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Nr(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:re.required,parentSchema:re,data:s};e===null?
e=[r]:e.push(r),i++}if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have \
required property 'status'",schema:re.required,parentSchema:re,data:s};e===null?e=[r]:e.push(r),i++}if(s.payload===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'",schema:re.required,parentSchema:re,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="status"||r==="payload")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:re,data:s};e===null?e=[t]:e.push(t),i++}
if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:re.properties.id.type,parentSchema:re.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="\
string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:re.properties.type.
type,parentSchema:re.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="job_result"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",
keyword:"const",params:{allowedValue:"job_result"},message:"must be equal to constant",schema:"job_result",parentSchema:re.properties.type,data:r};e===null?e=[t]:
e.push(t),i++}}if(s.status!==void 0){let r=s.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:re.properties.status.type,parentSchema:re.properties.status,data:r};
e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:re.properties.status,data:r};e===null?e=[t]:e.push(t),i++}if(r<100||
isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",
schema:100,parentSchema:re.properties.status,data:r};e===null?e=[t]:e.push(t),i++}}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:re.type,parentSchema:re,data:s};e===null?e=[r]:e.push(r),i++}return Nr.errors=e,i===0}Nr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ur=xr,Ct={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"\
standin://json-api/data/Upload"},d={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{
type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path","basename","filename","url","format","mime_type","size","md5","\
width","height","is_image","author","copyright","notes","tags","default_field_metadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp\
4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{
type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9\
a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{
type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"\
standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{
type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"\
array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red",
"green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},
alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},
relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}},te={type:"object",additionalProperties:!1,required:["tit\
le","alt","custom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},
focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}},ue={type:"object",additionalProperties:!1,required:["x","y"],properties:{
x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function He(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=He.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},message:"must have required property 'x'",schema:ue.required,parentSchema:ue,
data:s};e===null?e=[r]:e.push(r),i++}if(s.y===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},message:"mus\
t have required property 'y'",schema:ue.required,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ue,
data:s};e===null?e=[t]:e.push(t),i++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/p\
roperties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1",schema:1,parentSchema:ue.properties.x,data:r};e===null?e=[t]:e.push(
t),i++}if(r<0||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:ue.properties.x,data:r};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{
type:"number"},message:"must be number",schema:ue.properties.x.type,parentSchema:ue.properties.x,data:r};e===null?e=[t]:e.push(t),i++}}if(s.y!==void 0){let r=s.
y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1},message:"must be <= 1",schema:1,parentSchema:ue.properties.y,data:r};e===null?e=[t]:e.push(t),i++}if(r<0||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"\
#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ue.properties.y,data:r};e===null?e=[t]:e.
push(t),i++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},message:"must be number",schema:ue.properties.
y.type,parentSchema:ue.properties.y,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:ue.type,parentSchema:ue,data:s};e===null?e=[r]:e.push(r),i++}return He.errors=e,i===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Je(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"title"},message:"must have required property 'title'",schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),i++}
if(s.alt===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"alt"},message:"must have required property 'alt'",schema:te.
required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),i++}if(s.custom_data===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"custom_data"},message:"must have required property 'custom_data'",schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),i++}if(s.
focal_point===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},message:"must have required proper\
ty 'focal_point'",schema:te.required,parentSchema:te,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="fo\
cal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have addit\
ional properties",schema:!1,parentSchema:te,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let a={instancePath:p+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:te.properties.title.type},message:"must be string,null",schema:te.properties.title.type,
parentSchema:te.properties.title,data:t};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/a\
lt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:te.properties.alt.type},message:"must be string,null",schema:te.properties.alt.type,parentSchema:te.
properties.alt,data:t};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let a={instancePath:p+
"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:te.properties.custom_data.type,parentSchema:te.
properties.custom_data,data:t};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let t=s.focal_point,a=i,o=!0,m=i;if(t!==null){let l={};e===null?e=[l]:e.
push(l),i++}var r=m===i;if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;He(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:c,
dynamicAnchors:y})||(e=e===null?He.errors:S(e,He.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_\
point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:te.properties.focal_point.if,parentSchema:te.properties.focal_point,
data:t};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:te.type,
parentSchema:te,data:s};e===null?e=[t]:e.push(t),i++}return Je.errors=e,i===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var be={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{type:"string",enum:["access_token","sso_user","account","user","organization"]},id:{type:"string"}}};function ce(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:be.required,parentSchema:be,data:s};e===null?e=[r]:e.push(r),i++}if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:be.required,parentSchema:be,data:s};e===
null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:be,data:s};e===null?e=[t]:e.push(t),i++}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:be.
properties.type.type,parentSchema:be.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(!(r==="access_token"||r==="sso_user"||r==="account"||r==="user"||r===
"organization")){let t={instancePath:p+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:be.properties.type.enum},message:"must b\
e equal to one of the allowed values",schema:be.properties.type.enum,parentSchema:be.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.id!==void 0){let r=s.
id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:be.
properties.id.type,parentSchema:be.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:be.type,parentSchema:be,data:s};e===null?e=[r]:e.push(r),i++}return ce.errors=e,i===0}ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ve={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"strin\
g"}}};function F(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=F.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:ve.required,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),i++}if(s.
id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:ve.
required,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:ve,data:s};e===null?e=[t]:e.
push(t),i++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ve.properties.type.type,parentSchema:ve.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="upload_collection"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",
schema:"upload_collection",parentSchema:ve.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ve.properties.id.type,parentSchema:ve.properties.id,
data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:ve.type,
parentSchema:ve,data:s};e===null?e=[r]:e.push(r),i++}return F.errors=e,i===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lt(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=lt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'",schema:d.required,parentSchema:d,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:d.required,parentSchema:d,data:s};e===null?e=
[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must\
 have required property 'attributes'",schema:d.required,parentSchema:d,data:s};e===null?e=[t]:e.push(t),i++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:d.required,parentSchema:d,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:d,data:s};e===null?e=
[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:d.properties.id.type,parentSchema:d.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.
properties.type.type,parentSchema:d.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must be equal to constant",schema:"upload",parentSchema:d.properties.type,data:t};e===null?
e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let a={instancePath:p+"/attri\
butes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.basename===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"basename"},message:"must have required property 'basename'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.filename===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.url===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properti\
es/attributes/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.format===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'format'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.mime_type===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"mime_type"},message:"must have required property 'mime_type'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.size===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"size"},message:"must have required property 'size'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}if(t.md5===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"md5"},message:"must have required property 'md5'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?
e=[a]:e.push(a),i++}if(t.width===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
width"},message:"must have required property 'width'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.height===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"heigh\
t"},message:"must have required property 'height'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),
i++}if(t.is_image===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_ima\
ge"},message:"must have required property 'is_image'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.author===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"autho\
r"},message:"must have required property 'author'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),
i++}if(t.copyright===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyr\
ight"},message:"must have required property 'copyright'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.notes===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},
message:"must have required property 'notes'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}
if(t.tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"tags"},message:"\
must have required property 'tags'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.default_field_metadata===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},message:"\
must have required property 'default_field_metadata'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.duration===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"dur\
ation"},message:"must have required property 'duration'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.frame_rate===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"f\
rame_rate"},message:"must have required property 'frame_rate'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[
a]:e.push(a),i++}if(t.blurhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
blurhash"},message:"must have required property 'blurhash'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:
e.push(a),i++}if(t.thumbhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
thumbhash"},message:"must have required property 'thumbhash'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:
e.push(a),i++}if(t.mux_playback_id===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
mux_playback_id"},message:"must have required property 'mux_playback_id'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===
null?e=[a]:e.push(a),i++}if(t.mux_mp4_highest_res===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},message:"must have required property 'mux_mp4_highest_res'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.smart_tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"smart_tags"},message:"must have required property 'smart_tags'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.exif_info===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requ\
ired",keyword:"required",params:{missingProperty:"exif_info"},message:"must have required property 'exif_info'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.colors===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},message:"must have required property 'colors'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.created_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.updated_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(!se.call(d.properties.attributes.properties,a)){let o={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,
parentSchema:d.properties.attributes,data:t};e===null?e=[o]:e.push(o),i++}if(t.path!==void 0){let a=t.path;if(typeof a!="string"){let o={instancePath:p+"/attrib\
utes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.
properties.path.type,parentSchema:d.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(t.basename!==void 0){let a=t.basename;if(typeof a!=
"string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.basename.type,parentSchema:d.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),
i++}}if(t.filename!==void 0){let a=t.filename;if(typeof a!="string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properties\
/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.filename.type,parentSchema:d.properties.
attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),i++}}if(t.url!==void 0){let a=t.url;if(typeof a=="string"){if(!$t(a)){let o={instancePath:p+"/at\
tributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:d.
properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.url.type,parentSchema:d.properties.attributes.
properties.url,data:a};e===null?e=[o]:e.push(o),i++}}if(t.format!==void 0){let a=t.format;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/fo\
rmat",schemaPath:"#/properties/attributes/properties/format/type",keyword:"type",params:{type:d.properties.attributes.properties.format.type},message:"must be s\
tring,null",schema:d.properties.attributes.properties.format.type,parentSchema:d.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(o),i++}}if(t.
mime_type!==void 0){let a=t.mime_type;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/propert\
ies/mime_type/type",keyword:"type",params:{type:d.properties.attributes.properties.mime_type.type},message:"must be string,null",schema:d.properties.attributes.
properties.mime_type.type,parentSchema:d.properties.attributes.properties.mime_type,data:a};e===null?e=[o]:e.push(o),i++}}if(t.size!==void 0){let a=t.size;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.size.type,parentSchema:d.properties.attributes.properties.size,data:a};e===null?
e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties\
/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.size,data:a};e===
null?e=[o]:e.push(o),i++}}if(t.md5!==void 0){let a=t.md5;if(typeof a=="string"){if(!ws.test(a)){let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties\
/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:d.
properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/prop\
erties/md5/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.md5.type,parentSchema:d.properties.attributes.
properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}if(t.width!==void 0){let a=t.width;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={
instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:d.properties.attributes.properties.width.
type},message:"must be integer,null",schema:d.properties.attributes.properties.width.type,parentSchema:d.properties.attributes.properties.width,data:a};e===null?
e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/propertie\
s/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.width,data:a};
e===null?e=[o]:e.push(o),i++}}if(t.height!==void 0){let a=t.height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/a\
ttributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"type",params:{type:d.properties.attributes.properties.height.type},message:"\
must be integer,null",schema:d.properties.attributes.properties.height.type,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(
o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.height,data:a};e===null?
e=[o]:e.push(o),i++}}if(t.is_image!==void 0){let a=t.is_image;if(typeof a!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/properties/attr\
ibutes/properties/is_image/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:d.properties.attributes.properties.is_image.type,parentSchema:d.
properties.attributes.properties.is_image,data:a};e===null?e=[o]:e.push(o),i++}}if(t.author!==void 0){let a=t.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:d.properties.attributes.properties.author.type},message:"\
must be string,null",schema:d.properties.attributes.properties.author.type,parentSchema:d.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(
o),i++}}if(t.copyright!==void 0){let a=t.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attri\
butes/properties/copyright/type",keyword:"type",params:{type:d.properties.attributes.properties.copyright.type},message:"must be string,null",schema:d.properties.
attributes.properties.copyright.type,parentSchema:d.properties.attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(t.notes!==void 0){let a=t.
notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{
type:d.properties.attributes.properties.notes.type},message:"must be string,null",schema:d.properties.attributes.properties.notes.type,parentSchema:d.properties.
attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(t.tags!==void 0){let a=t.tags;if(Array.isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];
if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+m,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:d.properties.attributes.properties.tags.items.type,parentSchema:d.properties.attributes.properties.tags.items,data:l};e===
null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:d.properties.attributes.properties.tags.type,parentSchema:d.properties.attributes.properties.tags,data:a};e===null?e=[o]:
e.push(o),i++}}if(t.default_field_metadata!==void 0){let a=t.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Je(a[o],{instancePath:p+
"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?Je.errors:
S(e,Je.errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.default_field_metadata.type,parentSchema:d.properties.
attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}if(t.duration!==void 0){let a=t.duration;if(!(typeof a=="number"&&isFinite(a))&&
a!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:d.properties.attributes.
properties.duration.type},message:"must be number,null",schema:d.properties.attributes.properties.duration.type,parentSchema:d.properties.attributes.properties.
duration,data:a};e===null?e=[o]:e.push(o),i++}}if(t.frame_rate!==void 0){let a=t.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:p+
"/attributes/frame_rate",schemaPath:"#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:d.properties.attributes.properties.frame_rate.
type},message:"must be number,null",schema:d.properties.attributes.properties.frame_rate.type,parentSchema:d.properties.attributes.properties.frame_rate,data:a};
e===null?e=[o]:e.push(o),i++}}if(t.blurhash!==void 0){let a=t.blurhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"\
#/properties/attributes/properties/blurhash/type",keyword:"type",params:{type:d.properties.attributes.properties.blurhash.type},message:"must be string,null",schema:d.
properties.attributes.properties.blurhash.type,parentSchema:d.properties.attributes.properties.blurhash,data:a};e===null?e=[o]:e.push(o),i++}}if(t.thumbhash!==void 0){
let a=t.thumbhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",
keyword:"type",params:{type:d.properties.attributes.properties.thumbhash.type},message:"must be string,null",schema:d.properties.attributes.properties.thumbhash.
type,parentSchema:d.properties.attributes.properties.thumbhash,data:a};e===null?e=[o]:e.push(o),i++}}if(t.mux_playback_id!==void 0){let a=t.mux_playback_id;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{
type:d.properties.attributes.properties.mux_playback_id.type},message:"must be string,null",schema:d.properties.attributes.properties.mux_playback_id.type,parentSchema:d.
properties.attributes.properties.mux_playback_id,data:a};e===null?e=[o]:e.push(o),i++}}if(t.mux_mp4_highest_res!==void 0){let a=t.mux_mp4_highest_res;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",keyword:"ty\
pe",params:{type:d.properties.attributes.properties.mux_mp4_highest_res.type},message:"must be string,null",schema:d.properties.attributes.properties.mux_mp4_highest_res.
type,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}if(!(a==="high"||a==="medium"||a==="low"||a===null)){
let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:d.
properties.attributes.properties.mux_mp4_highest_res.enum},message:"must be equal to one of the allowed values",schema:d.properties.attributes.properties.mux_mp4_highest_res.
enum,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}}if(t.smart_tags!==void 0){let a=t.smart_tags;if(Array.
isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(typeof l!="string"){let u={instancePath:p+"/attributes/smart_tags/"+m,schemaPath:"#/properties/att\
ributes/properties/smart_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.smart_tags.items.
type,parentSchema:d.properties.attributes.properties.smart_tags.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attributes/smart_tags",
schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.
smart_tags.type,parentSchema:d.properties.attributes.properties.smart_tags,data:a};e===null?e=[o]:e.push(o),i++}}if(t.exif_info!==void 0){let a=t.exif_info;if(!(a&&
typeof a=="object"&&!Array.isArray(a))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.exif_info.type,parentSchema:d.properties.attributes.properties.exif_info,
data:a};e===null?e=[o]:e.push(o),i++}}if(t.colors!==void 0){let a=t.colors;if(Array.isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(l&&typeof l=="\
object"&&!Array.isArray(l)){if(l.red===void 0){let u={instancePath:p+"/attributes/colors/"+m,schemaPath:"#/properties/attributes/properties/colors/items/require\
d",keyword:"required",params:{missingProperty:"red"},message:"must have required property 'red'",schema:d.properties.attributes.properties.colors.items.required,
parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.green===void 0){let u={instancePath:p+"/attributes/colors\
/"+m,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},message:"must have required prope\
rty 'green'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:
e.push(u),i++}if(l.blue===void 0){let u={instancePath:p+"/attributes/colors/"+m,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"r\
equired",params:{missingProperty:"blue"},message:"must have required property 'blue'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.
properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.alpha===void 0){let u={instancePath:p+"/attributes/colors/"+m,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},message:"must have required property 'alpha'",schema:d.
properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)
if(!(u==="red"||u==="green"||u==="blue"||u==="alpha")){let h={instancePath:p+"/attributes/colors/"+m,schemaPath:"#/properties/attributes/properties/colors/items\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.
attributes.properties.colors.items,data:l};e===null?e=[h]:e.push(h),i++}if(l.red!==void 0){let u=l.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let h={instancePath:p+"/attributes/colors/"+m+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.red.type,parentSchema:d.properties.attributes.properties.colors.
items.properties.red,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+
"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be\
 <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[h]:e.push(h),i++}if(u<0||isNaN(u)){let h={instancePath:p+
"/attributes/colors/"+m+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[h]:e.push(h),i++}}}if(l.green!==
void 0){let u=l.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:p+"/attributes/colors/"+m+"/green",schemaPath:"#/properties/\
attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.
colors.items.properties.green.type,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u==
"number"&&isFinite(u)){if(u>255||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+"/green",schemaPath:"#/properties/attributes/properties/colors/items/pr\
operties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.
colors.items.properties.green,data:u};e===null?e=[h]:e.push(h),i++}if(u<0||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.
properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[h]:e.push(h),i++}}}if(l.blue!==void 0){let u=l.blue;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:p+"/attributes/colors/"+m+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/bl\
ue/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:d.
properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let h={
instancePath:p+"/attributes/colors/"+m+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[h]:e.push(h),
i++}if(u<0||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,
data:u};e===null?e=[h]:e.push(h),i++}}}if(l.alpha!==void 0){let u=l.alpha;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:p+"/attr\
ibutes/colors/"+m+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:d.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:d.properties.attributes.properties.colors.items.properties.
alpha,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+"/alpha",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,
parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[h]:e.push(h),i++}if(u<0||isNaN(u)){let h={instancePath:p+"/att\
ributes/colors/"+m+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[h]:e.push(h),i++}}}}else{let u={
instancePath:p+"/attributes/colors/"+m,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},message:"must be \
object",schema:d.properties.attributes.properties.colors.items.type,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),
i++}}}else{let o={instancePath:p+"/attributes/colors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:d.properties.attributes.properties.colors.type,parentSchema:d.properties.attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),i++}}
if(t.created_at!==void 0){let a=t.created_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes\
/properties/created_at/type",keyword:"type",params:{type:d.properties.attributes.properties.created_at.type},message:"must be string,null",schema:d.properties.attributes.
properties.created_at.type,parentSchema:d.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!X.test(a)){let o={
instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(o),i++}}if(t.updated_at!==
void 0){let a=t.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:d.properties.attributes.properties.updated_at.type},message:"must be string,null",schema:d.properties.attributes.properties.
updated_at.type,parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!X.test(a)){let o={instancePath:p+
"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match form\
at "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.type,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
creator===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"creator"},
message:"must have required property 'creator'",schema:d.properties.relationships.required,parentSchema:d.properties.relationships,data:t};e===null?e=[a]:e.push(
a),i++}if(t.upload_collection===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"\
upload_collection"},message:"must have required property 'upload_collection'",schema:d.properties.relationships.required,parentSchema:d.properties.relationships,
data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/propertie\
s/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:d.
properties.relationships,data:t};e===null?e=[o]:e.push(o),i++}if(t.creator!==void 0){let a=t.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"d\
ata"},message:"must have required property 'data'",schema:d.properties.relationships.properties.creator.required,parentSchema:d.properties.relationships.properties.
creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships\
/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:d.
properties.relationships.properties.creator,data:a};e===null?e=[m]:e.push(m),i++}a.data!==void 0&&(ce(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,
parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?ce.errors:S(e,ce.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.relationships.properties.
creator.type,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}}if(t.upload_collection!==void 0){let a=t.upload_collection;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships\
/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:d.properties.relationships.
properties.upload_collection.required,parentSchema:d.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!==
"data"){let m={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships.properties.upload_collection,
data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==void 0){let o=a.data,m=i,l=!0,u=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var r=u===i;if(i=m,e!==null&&
(m?e.length=m:e=null),!r){let h=i;F(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?F.errors:S(e,F.errors),i=e.length);var r=h===i;l=r}if(!l){let h={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/rel\
ationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:d.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:d.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[h]:e.push(
h),i++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:d.properties.relationships.properties.upload_collection.type,parentSchema:d.properties.relationships.properties.
upload_collection,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:d.properties.relationships.type,parentSchema:d.properties.relationships,data:t};e===null?e=[a]:e.push(a),
i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.type,parentSchema:d,data:s};e===null?
e=[t]:e.push(t),i++}return lt.errors=e,i===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=xr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requi\
red property 'data'",schema:Ct.required,parentSchema:Ct,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ct,data:s};
e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(lt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?
lt.errors:S(e,lt.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ct.type,
parentSchema:Ct,data:s};e===null?e=[r]:e.push(r),i++}return xr.errors=e,i===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xs=$r,Lt={type:"object",
additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin://json-api/data/Job"},Se={type:"object",
additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function ut(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:Se.required,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Se.required,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(!(r==="id"||r==="type")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties",schema:!1,parentSchema:Se,data:s};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Se.properties.id.type,parentSchema:Se.properties.id,
data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:Se.properties.type.type,parentSchema:Se.properties.type,data:r};e===null?e=[t]:e.push(t),i++}
if(r!=="job"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},message:"must be equal to constant",
schema:"job",parentSchema:Se.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Se.type,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),i++}return ut.errors=e,i===0}ut.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $r(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=$r.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Lt.required,parentSchema:Lt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties",schema:!1,parentSchema:Lt,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(ut(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:c,dynamicAnchors:y})||(e=e===null?ut.errors:S(e,ut.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Lt.type,parentSchema:Lt,data:s};e===null?e=[r]:e.push(r),i++}return $r.errors=e,i===0}$r.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var v=Ir,E={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:[
"code","doc_url","details"],properties:{code:{type:"string"},doc_url:{type:"string"},details:{type:"object",additionalProperties:!0},transient:{type:"boolean"}}}}}}}};
function Ir(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},message:"must have required property 'data'",schema:E.required,parentSchema:E,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties",schema:!1,parentSchema:E,data:s};e===null?e=[t]:e.push(t),i++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){if(r.length<1){let a={instancePath:p+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:E.properties.
data,data:r};e===null?e=[a]:e.push(a),i++}let t=r.length;for(let a=0;a<t;a++){let o=r[a];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let m={instancePath:p+
"/data/"+a,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:E.properties.
data.items.required,parentSchema:E.properties.data.items,data:o};e===null?e=[m]:e.push(m),i++}if(o.type===void 0){let m={instancePath:p+"/data/"+a,schemaPath:"#\
/properties/data/items/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:E.properties.data.items.
required,parentSchema:E.properties.data.items,data:o};e===null?e=[m]:e.push(m),i++}if(o.attributes===void 0){let m={instancePath:p+"/data/"+a,schemaPath:"#/prop\
erties/data/items/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:E.properties.data.
items.required,parentSchema:E.properties.data.items,data:o};e===null?e=[m]:e.push(m),i++}for(let m in o)if(!(m==="id"||m==="type"||m==="attributes")){let l={instancePath:p+
"/data/"+a,schemaPath:"#/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additio\
nal properties",schema:!1,parentSchema:E.properties.data.items,data:o};e===null?e=[l]:e.push(l),i++}if(o.id!==void 0){let m=o.id;if(typeof m!="string"){let l={instancePath:p+
"/data/"+a+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.
items.properties.id.type,parentSchema:E.properties.data.items.properties.id,data:m};e===null?e=[l]:e.push(l),i++}}if(o.type!==void 0){let m=o.type;if(typeof m!=
"string"){let l={instancePath:p+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must\
 be string",schema:E.properties.data.items.properties.type.type,parentSchema:E.properties.data.items.properties.type,data:m};e===null?e=[l]:e.push(l),i++}if(m!==
"api_error"){let l={instancePath:p+"/data/"+a+"/type",schemaPath:"#/properties/data/items/properties/type/const",keyword:"const",params:{allowedValue:"api_error"},
message:"must be equal to constant",schema:"api_error",parentSchema:E.properties.data.items.properties.type,data:m};e===null?e=[l]:e.push(l),i++}}if(o.attributes!==
void 0){let m=o.attributes;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.code===void 0){let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/propert\
ies/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'",schema:E.properties.
data.items.properties.attributes.required,parentSchema:E.properties.data.items.properties.attributes,data:m};e===null?e=[l]:e.push(l),i++}if(m.doc_url===void 0){
let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"d\
oc_url"},message:"must have required property 'doc_url'",schema:E.properties.data.items.properties.attributes.required,parentSchema:E.properties.data.items.properties.
attributes,data:m};e===null?e=[l]:e.push(l),i++}if(m.details===void 0){let l={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/proper\
ties/attributes/required",keyword:"required",params:{missingProperty:"details"},message:"must have required property 'details'",schema:E.properties.data.items.properties.
attributes.required,parentSchema:E.properties.data.items.properties.attributes,data:m};e===null?e=[l]:e.push(l),i++}for(let l in m)if(!(l==="code"||l==="doc_url"||
l==="details"||l==="transient")){let u={instancePath:p+"/data/"+a+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties",schema:!1,parentSchema:E.properties.data.items.properties.
attributes,data:m};e===null?e=[u]:e.push(u),i++}if(m.code!==void 0){let l=m.code;if(typeof l!="string"){let u={instancePath:p+"/data/"+a+"/attributes/code",schemaPath:"\
#/properties/data/items/properties/attributes/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.items.
properties.attributes.properties.code.type,parentSchema:E.properties.data.items.properties.attributes.properties.code,data:l};e===null?e=[u]:e.push(u),i++}}if(m.
doc_url!==void 0){let l=m.doc_url;if(typeof l!="string"){let u={instancePath:p+"/data/"+a+"/attributes/doc_url",schemaPath:"#/properties/data/items/properties/a\
ttributes/properties/doc_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:E.properties.data.items.properties.attributes.properties.
doc_url.type,parentSchema:E.properties.data.items.properties.attributes.properties.doc_url,data:l};e===null?e=[u]:e.push(u),i++}}if(m.details!==void 0){let l=m.
details;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let u={instancePath:p+"/data/"+a+"/attributes/details",schemaPath:"#/properties/data/items/properties/at\
tributes/properties/details/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.items.properties.attributes.properties.
details.type,parentSchema:E.properties.data.items.properties.attributes.properties.details,data:l};e===null?e=[u]:e.push(u),i++}}if(m.transient!==void 0){let l=m.
transient;if(typeof l!="boolean"){let u={instancePath:p+"/data/"+a+"/attributes/transient",schemaPath:"#/properties/data/items/properties/attributes/properties/\
transient/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:E.properties.data.items.properties.attributes.properties.transient.type,
parentSchema:E.properties.data.items.properties.attributes.properties.transient,data:l};e===null?e=[u]:e.push(u),i++}}}else{let l={instancePath:p+"/data/"+a+"/a\
ttributes",schemaPath:"#/properties/data/items/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.
items.properties.attributes.type,parentSchema:E.properties.data.items.properties.attributes,data:m};e===null?e=[l]:e.push(l),i++}}}else{let m={instancePath:p+"/\
data/"+a,schemaPath:"#/properties/data/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.properties.data.items.type,parentSchema:E.
properties.data.items,data:o};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:E.properties.data.type,parentSchema:E.properties.data,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:E.type,parentSchema:E,data:s};e===null?e=[r]:e.push(r),i++}return Ir.errors=e,i===
0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Aa=Tr,Rt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},I={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{
type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["stri\
ng","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{
$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],
properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]},Pe={type:"object",additionalProperties:!1,
properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{
$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}};function Ye(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t===
"title"||t==="alt"||t==="custom_data"||t==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:Pe,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let t=s.title;if(typeof t!="st\
ring"&&t!==null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Pe.properties.title.type},message:"must be stri\
ng,null",schema:Pe.properties.title.type,parentSchema:Pe.properties.title,data:t};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="str\
ing"&&t!==null){let a={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:Pe.properties.alt.type},message:"must be string,null",
schema:Pe.properties.alt.type,parentSchema:Pe.properties.alt,data:t};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:Pe.properties.custom_data.type,parentSchema:Pe.properties.custom_data,data:t};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let t=s.
focal_point,a=i,o=!0,m=i;if(t!==null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;He(t,{instancePath:p+
"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:c,dynamicAnchors:y})||(e=e===null?He.errors:S(e,He.errors),i=e.length);var r=l===i;o=r}if(!o){
let l={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:Pe.
properties.focal_point.if,parentSchema:Pe.properties.focal_point,data:t};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:Pe.type,parentSchema:Pe,data:s};e===null?e=[t]:e.push(t),i++}return Ye.errors=e,i===0}Ye.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function mt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=mt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:I.required,parentSchema:I,data:s};e===
null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:I.required,parentSchema:I,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t===
"relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties",schema:!1,parentSchema:I,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:p+"\
/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.id.type,parentSchema:I.properties.id,data:t};
e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:I.properties.type.type,parentSchema:I.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="\
upload"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must be equal to constant",schema:"\
upload",parentSchema:I.properties.type,data:t};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){for(let a in t)if(!(a==="path"||a==="basename"||a==="copyright"||a==="author"||a==="notes"||a==="tags"||a==="default_field_metadata")){let o={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have addi\
tional properties",schema:!1,parentSchema:I.properties.attributes,data:t};e===null?e=[o]:e.push(o),i++}if(t.path!==void 0){let a=t.path;if(typeof a!="string"){let o={
instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.
properties.attributes.properties.path.type,parentSchema:I.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(t.basename!==void 0){let a=t.
basename;if(typeof a!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:I.properties.attributes.properties.basename.type,parentSchema:I.properties.attributes.properties.basename,data:a};
e===null?e=[o]:e.push(o),i++}}if(t.copyright!==void 0){let a=t.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"\
#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:I.properties.attributes.properties.copyright.type},message:"must be string,null",
schema:I.properties.attributes.properties.copyright.type,parentSchema:I.properties.attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(t.author!==
void 0){let a=t.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"\
type",params:{type:I.properties.attributes.properties.author.type},message:"must be string,null",schema:I.properties.attributes.properties.author.type,parentSchema:I.
properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),i++}}if(t.notes!==void 0){let a=t.notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:I.properties.attributes.properties.notes.type},message:"\
must be string,null",schema:I.properties.attributes.properties.notes.type,parentSchema:I.properties.attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),
i++}}if(t.tags!==void 0){let a=t.tags;if(Array.isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(typeof l!="string"){let u={instancePath:p+"/attribu\
tes/tags/"+m,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:I.properties.
attributes.properties.tags.items.type,parentSchema:I.properties.attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+
"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:I.properties.attributes.
properties.tags.type,parentSchema:I.properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),i++}}if(t.default_field_metadata!==void 0){let a=t.default_field_metadata;
if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Ye(a[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:a,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?Ye.errors:S(e,Ye.errors),i=e.length);else{let o={instancePath:p+"/attributes/defaul\
t_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.
properties.attributes.properties.default_field_metadata.type,parentSchema:I.properties.attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(
o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.
properties.attributes.type,parentSchema:I.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t==
"object"&&!Array.isArray(t)){for(let a in t)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relati\
onships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:I.
properties.relationships,data:t};e===null?e=[o]:e.push(o),i++}if(t.creator!==void 0){let a=t.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"d\
ata"},message:"must have required property 'data'",schema:I.properties.relationships.properties.creator.required,parentSchema:I.properties.relationships.properties.
creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships\
/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:I.
properties.relationships.properties.creator,data:a};e===null?e=[m]:e.push(m),i++}a.data!==void 0&&(ce(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,
parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?ce.errors:S(e,ce.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.properties.relationships.properties.
creator.type,parentSchema:I.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}}if(t.upload_collection!==void 0){let a=t.upload_collection;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships\
/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:I.properties.relationships.
properties.upload_collection.required,parentSchema:I.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!==
"data"){let m={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:I.properties.relationships.properties.upload_collection,
data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==void 0){let o=a.data,m=i,l=!0,u=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var r=u===i;if(i=m,e!==null&&
(m?e.length=m:e=null),!r){let h=i;F(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?F.errors:S(e,F.errors),i=e.length);var r=h===i;l=r}if(!l){let h={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/rel\
ationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:I.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:I.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[h]:e.push(
h),i++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:I.properties.relationships.properties.upload_collection.type,parentSchema:I.properties.relationships.properties.
upload_collection,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:I.properties.relationships.type,parentSchema:I.properties.relationships,data:t};e===null?e=[a]:e.push(a),
i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:I.type,parentSchema:I,data:s};e===null?
e=[t]:e.push(t),i++}return mt.errors=e,i===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requi\
red property 'data'",schema:Rt.required,parentSchema:Rt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Rt,data:s};
e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(mt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?
mt.errors:S(e,mt.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Rt.type,
parentSchema:Rt,data:s};e===null?e=[r]:e.push(r),i++}return Tr.errors=e,i===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Da=Or,Wt={type:"object",
additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},
x={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"\
upload"},attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string",
"null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{
$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],
properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function dt(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=dt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'",schema:x.required,parentSchema:x,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:x.required,parentSchema:x,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:x,data:s};e===null?e=
[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Yr.test(t)){let a={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^[A-Za-z0-9_-]{22}$",parentSchema:x.properties.id,data:t};
e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:x.properties.id.type,parentSchema:x.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:p+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.type.type,parentSchema:x.properties.
type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},message:"must be equal to constant",schema:"upload",parentSchema:x.properties.type,data:t};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:x.properties.attributes.required,parentSchema:x.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(!(a==="path"||a==="basename"||a==="copyright"||a==="author"||a==="notes"||a==="tags"||a==="default_field_\
metadata")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.attributes,data:t};e===null?e=[o]:e.push(o),i++}if(t.path!==void 0){let a=t.path;
if(typeof a!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:x.properties.attributes.properties.path.type,parentSchema:x.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(
o),i++}}if(t.basename!==void 0){let a=t.basename;if(typeof a!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/propert\
ies/basename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:x.properties.attributes.properties.basename.type,parentSchema:x.properties.
attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),i++}}if(t.copyright!==void 0){let a=t.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:x.properties.attributes.properties.copyright.
type},message:"must be string,null",schema:x.properties.attributes.properties.copyright.type,parentSchema:x.properties.attributes.properties.copyright,data:a};e===
null?e=[o]:e.push(o),i++}}if(t.author!==void 0){let a=t.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/propert\
ies/attributes/properties/author/type",keyword:"type",params:{type:x.properties.attributes.properties.author.type},message:"must be string,null",schema:x.properties.
attributes.properties.author.type,parentSchema:x.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(o),i++}}if(t.notes!==void 0){let a=t.notes;
if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:x.
properties.attributes.properties.notes.type},message:"must be string,null",schema:x.properties.attributes.properties.notes.type,parentSchema:x.properties.attributes.
properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(t.tags!==void 0){let a=t.tags;if(Array.isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(typeof l!=
"string"){let u={instancePath:p+"/attributes/tags/"+m,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:x.properties.attributes.properties.tags.items.type,parentSchema:x.properties.attributes.properties.tags.items,data:l};e===null?e=[u]:e.push(
u),i++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:x.properties.attributes.properties.tags.type,parentSchema:x.properties.attributes.properties.tags,data:a};e===null?e=[o]:e.push(o),i++}}if(t.
default_field_metadata!==void 0){let a=t.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Ye(a[o],{instancePath:p+"/attributes/\
default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?Ye.errors:S(e,Ye.
errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:x.properties.attributes.properties.default_field_metadata.type,parentSchema:x.properties.attributes.
properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:x.properties.attributes.type,parentSchema:x.properties.attributes,data:t};e===null?e=[a]:e.push(a),
i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(!(a==="creator"||a==="upload_collection")){
let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.relationships,data:t};e===null?e=[o]:e.push(o),i++}if(t.creator!==void 0){let a=t.
creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/p\
roperties/creator/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:x.properties.relationships.properties.
creator.required,parentSchema:x.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:x.properties.relationships.properties.creator,data:a};e===null?e=[m]:e.push(m),i++}a.data!==
void 0&&(ce(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?ce.errors:S(e,
ce.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:x.properties.relationships.properties.creator.type,parentSchema:x.properties.relationships.properties.creator,data:a};
e===null?e=[o]:e.push(o),i++}}if(t.upload_collection!==void 0){let a=t.upload_collection;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={
instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:x.properties.relationships.properties.upload_collection.required,parentSchema:x.properties.relationships.
properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:x.properties.relationships.properties.upload_collection,data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==void 0){
let o=a.data,m=i,l=!0,u=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var r=u===i;if(i=m,e!==null&&(m?e.length=m:e=null),!r){let h=i;F(o,{instancePath:p+
"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?F.errors:S(e,F.errors),i=e.length);var r=h===
i;l=r}if(!l){let h={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/i\
f",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:x.properties.relationships.properties.upload_collection.properties.data.
if,parentSchema:x.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/rela\
tionships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject",schema:x.properties.relationships.properties.upload_collection.type,parentSchema:x.properties.relationships.properties.upload_collection,data:a};e===null?
e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"mu\
st be object",schema:x.properties.relationships.type,parentSchema:x.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:x.type,parentSchema:x,data:s};e===null?e=[t]:e.push(t),i++}return dt.errors=e,i===
0}dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Or(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Wt.required,
parentSchema:Wt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Wt,data:s};e===null?e=[t]:e.push(t),i++}s.data!==
void 0&&(dt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?dt.errors:S(e,dt.errors),i=e.length))}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Wt.type,parentSchema:Wt,data:s};e===null?e=[r]:e.
push(r),i++}return Or.errors=e,i===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Na=Er,Ve={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function ht(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ht.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:d.required,parentSchema:d,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:d.required,parentSchema:d,data:s};
e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"\
must have required property 'attributes'",schema:d.required,parentSchema:d,data:s};e===null?e=[t]:e.push(t),i++}if(s.relationships===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:d.required,parentSchema:d,
data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:p,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:d,data:s};e===
null?e=[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:d.properties.id.type,parentSchema:d.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let t=s.
type;if(typeof t!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.
properties.type.type,parentSchema:d.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="upload"){let a={instancePath:p+"/type",schemaPath:"#/properties\
/type/const",keyword:"const",params:{allowedValue:"upload"},message:"must be equal to constant",schema:"upload",parentSchema:d.properties.type,data:t};e===null?
e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let a={instancePath:p+"/attri\
butes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'",schema:d.properties.
attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.basename===void 0){let a={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"basename"},message:"must have required property 'basename'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.filename===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"filename"},message:"must have required property 'filename'",schema:d.properties.attributes.
required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.url===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properti\
es/attributes/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.format===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"format"},message:"must have required property 'format'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.mime_type===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"mime_type"},message:"must have required property 'mime_type'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.size===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"size"},message:"must have required property 'size'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}if(t.md5===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"md5"},message:"must have required property 'md5'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?
e=[a]:e.push(a),i++}if(t.width===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
width"},message:"must have required property 'width'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.height===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"heigh\
t"},message:"must have required property 'height'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),
i++}if(t.is_image===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_ima\
ge"},message:"must have required property 'is_image'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.author===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"autho\
r"},message:"must have required property 'author'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),
i++}if(t.copyright===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyr\
ight"},message:"must have required property 'copyright'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.notes===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},
message:"must have required property 'notes'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}
if(t.tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"tags"},message:"\
must have required property 'tags'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.default_field_metadata===
void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},message:"\
must have required property 'default_field_metadata'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.duration===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"dur\
ation"},message:"must have required property 'duration'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:e.push(
a),i++}if(t.frame_rate===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"f\
rame_rate"},message:"must have required property 'frame_rate'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[
a]:e.push(a),i++}if(t.blurhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
blurhash"},message:"must have required property 'blurhash'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:
e.push(a),i++}if(t.thumbhash===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
thumbhash"},message:"must have required property 'thumbhash'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===null?e=[a]:
e.push(a),i++}if(t.mux_playback_id===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
mux_playback_id"},message:"must have required property 'mux_playback_id'",schema:d.properties.attributes.required,parentSchema:d.properties.attributes,data:t};e===
null?e=[a]:e.push(a),i++}if(t.mux_mp4_highest_res===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},message:"must have required property 'mux_mp4_highest_res'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.smart_tags===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"smart_tags"},message:"must have required property 'smart_tags'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.exif_info===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requ\
ired",keyword:"required",params:{missingProperty:"exif_info"},message:"must have required property 'exif_info'",schema:d.properties.attributes.required,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.colors===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},message:"must have required property 'colors'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.created_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.updated_at===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"updated_at"},message:"must have required property 'updated_at'",schema:d.properties.attributes.required,parentSchema:d.properties.
attributes,data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(!se.call(d.properties.attributes.properties,a)){let o={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,
parentSchema:d.properties.attributes,data:t};e===null?e=[o]:e.push(o),i++}if(t.path!==void 0){let a=t.path;if(typeof a!="string"){let o={instancePath:p+"/attrib\
utes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.
properties.path.type,parentSchema:d.properties.attributes.properties.path,data:a};e===null?e=[o]:e.push(o),i++}}if(t.basename!==void 0){let a=t.basename;if(typeof a!=
"string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:d.properties.attributes.properties.basename.type,parentSchema:d.properties.attributes.properties.basename,data:a};e===null?e=[o]:e.push(o),
i++}}if(t.filename!==void 0){let a=t.filename;if(typeof a!="string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properties\
/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.filename.type,parentSchema:d.properties.
attributes.properties.filename,data:a};e===null?e=[o]:e.push(o),i++}}if(t.url!==void 0){let a=t.url;if(typeof a=="string"){if(!$t(a)){let o={instancePath:p+"/at\
tributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:d.
properties.attributes.properties.url,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/prop\
erties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.url.type,parentSchema:d.properties.attributes.
properties.url,data:a};e===null?e=[o]:e.push(o),i++}}if(t.format!==void 0){let a=t.format;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/fo\
rmat",schemaPath:"#/properties/attributes/properties/format/type",keyword:"type",params:{type:d.properties.attributes.properties.format.type},message:"must be s\
tring,null",schema:d.properties.attributes.properties.format.type,parentSchema:d.properties.attributes.properties.format,data:a};e===null?e=[o]:e.push(o),i++}}if(t.
mime_type!==void 0){let a=t.mime_type;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/propert\
ies/mime_type/type",keyword:"type",params:{type:d.properties.attributes.properties.mime_type.type},message:"must be string,null",schema:d.properties.attributes.
properties.mime_type.type,parentSchema:d.properties.attributes.properties.mime_type,data:a};e===null?e=[o]:e.push(o),i++}}if(t.size!==void 0){let a=t.size;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.size.type,parentSchema:d.properties.attributes.properties.size,data:a};e===null?
e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties\
/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.size,data:a};e===
null?e=[o]:e.push(o),i++}}if(t.md5!==void 0){let a=t.md5;if(typeof a=="string"){if(!ws.test(a)){let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties\
/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},message:'must match pattern "^[0-9a-f]{32}$"',schema:"^[0-9a-f]{32}$",parentSchema:d.
properties.attributes.properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/prop\
erties/md5/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.md5.type,parentSchema:d.properties.attributes.
properties.md5,data:a};e===null?e=[o]:e.push(o),i++}}if(t.width!==void 0){let a=t.width;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={
instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:d.properties.attributes.properties.width.
type},message:"must be integer,null",schema:d.properties.attributes.properties.width.type,parentSchema:d.properties.attributes.properties.width,data:a};e===null?
e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/propertie\
s/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.width,data:a};
e===null?e=[o]:e.push(o),i++}}if(t.height!==void 0){let a=t.height;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null){let o={instancePath:p+"/a\
ttributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"type",params:{type:d.properties.attributes.properties.height.type},message:"\
must be integer,null",schema:d.properties.attributes.properties.height.type,parentSchema:d.properties.attributes.properties.height,data:a};e===null?e=[o]:e.push(
o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.height,data:a};e===null?
e=[o]:e.push(o),i++}}if(t.is_image!==void 0){let a=t.is_image;if(typeof a!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/properties/attr\
ibutes/properties/is_image/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:d.properties.attributes.properties.is_image.type,parentSchema:d.
properties.attributes.properties.is_image,data:a};e===null?e=[o]:e.push(o),i++}}if(t.author!==void 0){let a=t.author;if(typeof a!="string"&&a!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:d.properties.attributes.properties.author.type},message:"\
must be string,null",schema:d.properties.attributes.properties.author.type,parentSchema:d.properties.attributes.properties.author,data:a};e===null?e=[o]:e.push(
o),i++}}if(t.copyright!==void 0){let a=t.copyright;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attri\
butes/properties/copyright/type",keyword:"type",params:{type:d.properties.attributes.properties.copyright.type},message:"must be string,null",schema:d.properties.
attributes.properties.copyright.type,parentSchema:d.properties.attributes.properties.copyright,data:a};e===null?e=[o]:e.push(o),i++}}if(t.notes!==void 0){let a=t.
notes;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{
type:d.properties.attributes.properties.notes.type},message:"must be string,null",schema:d.properties.attributes.properties.notes.type,parentSchema:d.properties.
attributes.properties.notes,data:a};e===null?e=[o]:e.push(o),i++}}if(t.tags!==void 0){let a=t.tags;if(Array.isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];
if(typeof l!="string"){let u={instancePath:p+"/attributes/tags/"+m,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:d.properties.attributes.properties.tags.items.type,parentSchema:d.properties.attributes.properties.tags.items,data:l};e===
null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"\
array"},message:"must be array",schema:d.properties.attributes.properties.tags.type,parentSchema:d.properties.attributes.properties.tags,data:a};e===null?e=[o]:
e.push(o),i++}}if(t.default_field_metadata!==void 0){let a=t.default_field_metadata;if(a&&typeof a=="object"&&!Array.isArray(a))for(let o in a)Je(a[o],{instancePath:p+
"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?Je.errors:
S(e,Je.errors),i=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.default_field_metadata.type,parentSchema:d.properties.
attributes.properties.default_field_metadata,data:a};e===null?e=[o]:e.push(o),i++}}if(t.duration!==void 0){let a=t.duration;if(!(typeof a=="number"&&isFinite(a))&&
a!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:d.properties.attributes.
properties.duration.type},message:"must be number,null",schema:d.properties.attributes.properties.duration.type,parentSchema:d.properties.attributes.properties.
duration,data:a};e===null?e=[o]:e.push(o),i++}}if(t.frame_rate!==void 0){let a=t.frame_rate;if(!(typeof a=="number"&&isFinite(a))&&a!==null){let o={instancePath:p+
"/attributes/frame_rate",schemaPath:"#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:d.properties.attributes.properties.frame_rate.
type},message:"must be number,null",schema:d.properties.attributes.properties.frame_rate.type,parentSchema:d.properties.attributes.properties.frame_rate,data:a};
e===null?e=[o]:e.push(o),i++}}if(t.blurhash!==void 0){let a=t.blurhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"\
#/properties/attributes/properties/blurhash/type",keyword:"type",params:{type:d.properties.attributes.properties.blurhash.type},message:"must be string,null",schema:d.
properties.attributes.properties.blurhash.type,parentSchema:d.properties.attributes.properties.blurhash,data:a};e===null?e=[o]:e.push(o),i++}}if(t.thumbhash!==void 0){
let a=t.thumbhash;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/thumbhash",schemaPath:"#/properties/attributes/properties/thumbhash/type",
keyword:"type",params:{type:d.properties.attributes.properties.thumbhash.type},message:"must be string,null",schema:d.properties.attributes.properties.thumbhash.
type,parentSchema:d.properties.attributes.properties.thumbhash,data:a};e===null?e=[o]:e.push(o),i++}}if(t.mux_playback_id!==void 0){let a=t.mux_playback_id;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{
type:d.properties.attributes.properties.mux_playback_id.type},message:"must be string,null",schema:d.properties.attributes.properties.mux_playback_id.type,parentSchema:d.
properties.attributes.properties.mux_playback_id,data:a};e===null?e=[o]:e.push(o),i++}}if(t.mux_mp4_highest_res!==void 0){let a=t.mux_mp4_highest_res;if(typeof a!=
"string"&&a!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",keyword:"ty\
pe",params:{type:d.properties.attributes.properties.mux_mp4_highest_res.type},message:"must be string,null",schema:d.properties.attributes.properties.mux_mp4_highest_res.
type,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}if(!(a==="high"||a==="medium"||a==="low"||a===null)){
let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:d.
properties.attributes.properties.mux_mp4_highest_res.enum},message:"must be equal to one of the allowed values",schema:d.properties.attributes.properties.mux_mp4_highest_res.
enum,parentSchema:d.properties.attributes.properties.mux_mp4_highest_res,data:a};e===null?e=[o]:e.push(o),i++}}if(t.smart_tags!==void 0){let a=t.smart_tags;if(Array.
isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(typeof l!="string"){let u={instancePath:p+"/attributes/smart_tags/"+m,schemaPath:"#/properties/att\
ributes/properties/smart_tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:d.properties.attributes.properties.smart_tags.items.
type,parentSchema:d.properties.attributes.properties.smart_tags.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/attributes/smart_tags",
schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:d.properties.attributes.properties.
smart_tags.type,parentSchema:d.properties.attributes.properties.smart_tags,data:a};e===null?e=[o]:e.push(o),i++}}if(t.exif_info!==void 0){let a=t.exif_info;if(!(a&&
typeof a=="object"&&!Array.isArray(a))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/properties/attributes/properties/exif_info/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object",schema:d.properties.attributes.properties.exif_info.type,parentSchema:d.properties.attributes.properties.exif_info,
data:a};e===null?e=[o]:e.push(o),i++}}if(t.colors!==void 0){let a=t.colors;if(Array.isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(l&&typeof l=="\
object"&&!Array.isArray(l)){if(l.red===void 0){let u={instancePath:p+"/attributes/colors/"+m,schemaPath:"#/properties/attributes/properties/colors/items/require\
d",keyword:"required",params:{missingProperty:"red"},message:"must have required property 'red'",schema:d.properties.attributes.properties.colors.items.required,
parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.green===void 0){let u={instancePath:p+"/attributes/colors\
/"+m,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},message:"must have required prope\
rty 'green'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:
e.push(u),i++}if(l.blue===void 0){let u={instancePath:p+"/attributes/colors/"+m,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"r\
equired",params:{missingProperty:"blue"},message:"must have required property 'blue'",schema:d.properties.attributes.properties.colors.items.required,parentSchema:d.
properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.alpha===void 0){let u={instancePath:p+"/attributes/colors/"+m,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},message:"must have required property 'alpha'",schema:d.
properties.attributes.properties.colors.items.required,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)
if(!(u==="red"||u==="green"||u==="blue"||u==="alpha")){let h={instancePath:p+"/attributes/colors/"+m,schemaPath:"#/properties/attributes/properties/colors/items\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.
attributes.properties.colors.items,data:l};e===null?e=[h]:e.push(h),i++}if(l.red!==void 0){let u=l.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let h={instancePath:p+"/attributes/colors/"+m+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"\
integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.red.type,parentSchema:d.properties.attributes.properties.colors.
items.properties.red,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+
"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be\
 <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[h]:e.push(h),i++}if(u<0||isNaN(u)){let h={instancePath:p+
"/attributes/colors/"+m+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[h]:e.push(h),i++}}}if(l.green!==
void 0){let u=l.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:p+"/attributes/colors/"+m+"/green",schemaPath:"#/properties/\
attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.
colors.items.properties.green.type,parentSchema:d.properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u==
"number"&&isFinite(u)){if(u>255||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+"/green",schemaPath:"#/properties/attributes/properties/colors/items/pr\
operties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.
colors.items.properties.green,data:u};e===null?e=[h]:e.push(h),i++}if(u<0||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.
properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[h]:e.push(h),i++}}}if(l.blue!==void 0){let u=l.blue;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:p+"/attributes/colors/"+m+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/bl\
ue/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:d.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:d.
properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let h={
instancePath:p+"/attributes/colors/"+m+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:255},message:"must be <= 255",schema:255,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[h]:e.push(h),
i++}if(u<0||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.blue,
data:u};e===null?e=[h]:e.push(h),i++}}}if(l.alpha!==void 0){let u=l.alpha;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:p+"/attr\
ibutes/colors/"+m+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer",schema:d.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:d.properties.attributes.properties.colors.items.properties.
alpha,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let h={instancePath:p+"/attributes/colors/"+m+"/alpha",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255",schema:255,
parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[h]:e.push(h),i++}if(u<0||isNaN(u)){let h={instancePath:p+"/att\
ributes/colors/"+m+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:d.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[h]:e.push(h),i++}}}}else{let u={
instancePath:p+"/attributes/colors/"+m,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},message:"must be \
object",schema:d.properties.attributes.properties.colors.items.type,parentSchema:d.properties.attributes.properties.colors.items,data:l};e===null?e=[u]:e.push(u),
i++}}}else{let o={instancePath:p+"/attributes/colors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:d.properties.attributes.properties.colors.type,parentSchema:d.properties.attributes.properties.colors,data:a};e===null?e=[o]:e.push(o),i++}}
if(t.created_at!==void 0){let a=t.created_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes\
/properties/created_at/type",keyword:"type",params:{type:d.properties.attributes.properties.created_at.type},message:"must be string,null",schema:d.properties.attributes.
properties.created_at.type,parentSchema:d.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!X.test(a)){let o={
instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.created_at,data:a};e===null?e=[o]:e.push(o),i++}}if(t.updated_at!==
void 0){let a=t.updated_at;if(typeof a!="string"&&a!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:d.properties.attributes.properties.updated_at.type},message:"must be string,null",schema:d.properties.attributes.properties.
updated_at.type,parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="string"&&!X.test(a)){let o={instancePath:p+
"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match form\
at "date-time"',schema:"date-time",parentSchema:d.properties.attributes.properties.updated_at,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.attributes.type,parentSchema:d.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
creator===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"creator"},
message:"must have required property 'creator'",schema:d.properties.relationships.required,parentSchema:d.properties.relationships,data:t};e===null?e=[a]:e.push(
a),i++}if(t.upload_collection===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"\
upload_collection"},message:"must have required property 'upload_collection'",schema:d.properties.relationships.required,parentSchema:d.properties.relationships,
data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(!(a==="creator"||a==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/propertie\
s/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:d.
properties.relationships,data:t};e===null?e=[o]:e.push(o),i++}if(t.creator!==void 0){let a=t.creator;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){
let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"d\
ata"},message:"must have required property 'data'",schema:d.properties.relationships.properties.creator.required,parentSchema:d.properties.relationships.properties.
creator,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships\
/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:d.
properties.relationships.properties.creator,data:a};e===null?e=[m]:e.push(m),i++}a.data!==void 0&&(ce(a.data,{instancePath:p+"/relationships/creator/data",parentData:a,
parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?ce.errors:S(e,ce.errors),i=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.properties.relationships.properties.
creator.type,parentSchema:d.properties.relationships.properties.creator,data:a};e===null?e=[o]:e.push(o),i++}}if(t.upload_collection!==void 0){let a=t.upload_collection;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships\
/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:d.properties.relationships.
properties.upload_collection.required,parentSchema:d.properties.relationships.properties.upload_collection,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!==
"data"){let m={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:d.properties.relationships.properties.upload_collection,
data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==void 0){let o=a.data,m=i,l=!0,u=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var r=u===i;if(i=m,e!==null&&
(m?e.length=m:e=null),!r){let h=i;F(o,{instancePath:p+"/relationships/upload_collection/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?F.errors:S(e,F.errors),i=e.length);var r=h===i;l=r}if(!l){let h={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/rel\
ationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:d.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:d.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[h]:e.push(
h),i++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:d.properties.relationships.properties.upload_collection.type,parentSchema:d.properties.relationships.properties.
upload_collection,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:d.properties.relationships.type,parentSchema:d.properties.relationships,data:t};e===null?e=[a]:e.push(a),
i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:d.type,parentSchema:d,data:s};e===null?
e=[t]:e.push(t),i++}return ht.errors=e,i===0}ht.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var et={type:"object",additionalProperties:!1,required:["to\
tal_count"],properties:{total_count:{type:"integer",minimum:0}}};function ye(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},message:"must have required property 'total_coun\
t'",schema:et.required,parentSchema:et,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="total_count"){let t={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:et,data:s};e===null?
e=[t]:e.push(t),i++}if(s.total_count!==void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/total_count",
schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:et.properties.total_count.type,parentSchema:et.
properties.total_count,data:r};e===null?e=[t]:e.push(t),i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/total_count",schemaPath:"\
#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:et.properties.total_count,data:r};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:et.type,parentSchema:et,
data:s};e===null?e=[r]:e.push(r),i++}return ye.errors=e,i===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Er(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Er.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Ve.required,parentSchema:Ve,data:s};e===null?e=[r]:e.push(r),i++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ve.required,parentSchema:Ve,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ve,data:s};e===null?e=[t]:e.push(t),i++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)ht(r[a],{instancePath:p+"/data/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===
null?ht.errors:S(e,ht.errors),i=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:Ve.properties.data.type,parentSchema:Ve.properties.data,data:r};e===null?e=[t]:e.push(t),i++}}s.meta!==void 0&&(ye(s.meta,{instancePath:p+"\
/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?ye.errors:S(e,ye.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ve.type,parentSchema:Ve,data:s};e===null?e=[r]:e.push(r),i++}return Er.errors=e,i===
0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xa=zr,Zt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},Z={type:"object",additionalProperties:!1,required:["id","type","attribut\
es"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,required:["url","request_heade\
rs"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function ct(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ct.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:
e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must hav\
e required property 'attributes'",schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attribute\
s")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional pr\
operties",schema:!1,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.id.type,parentSchema:Z.properties.id,data:r};e===null?e=
[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Z.properties.type.type,parentSchema:Z.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="upload_request"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equal to constant",schema:"\
upload_request",parentSchema:Z.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'",schema:Z.properties.attributes.required,parentSchema:Z.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.
request_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_\
headers"},message:"must have required property 'request_headers'",schema:Z.properties.attributes.required,parentSchema:Z.properties.attributes,data:r};e===null?
e=[t]:e.push(t),i++}for(let t in r)if(!(t==="url"||t==="request_headers")){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:Z.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!$t(t)){let a={instancePath:p+"/attributes/url",schemaPath:"#/prop\
erties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"',schema:"uri",parentSchema:Z.properties.attributes.
properties.url,data:t};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:Z.properties.attributes.properties.url.type,parentSchema:Z.properties.attributes.properties.url,data:t};
e===null?e=[a]:e.push(a),i++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!=
"string"){let m={instancePath:p+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_h\
eaders/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Z.properties.attributes.properties.request_headers.additionalProperties.
type,parentSchema:Z.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[m]:e.push(m),i++}}else{let a={instancePath:p+"/att\
ributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.
properties.attributes.properties.request_headers.type,parentSchema:Z.properties.attributes.properties.request_headers,data:t};e===null?e=[a]:e.push(a),i++}}}else{
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Z.properties.
attributes.type,parentSchema:Z.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:Z.type,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),i++}return ct.errors=e,i===0}ct.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function zr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=zr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Zt.required,parentSchema:Zt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties",schema:!1,parentSchema:Zt,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(ct(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:c,dynamicAnchors:y})||(e=e===null?ct.errors:S(e,ct.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Zt.type,parentSchema:Zt,data:s};e===null?e=[r]:e.push(r),i++}return zr.errors=e,i===0}zr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var $a=Fr,Mt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCr\
eate"}},$id:"standin://json-api/data/UploadRequestCreate"},qe={type:"object",additionalProperties:!1,properties:{type:{type:"string",const:"upload_request"},attributes:{
type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}}},required:["type"]};function yt(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=yt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have requi\
red property 'type'",schema:qe.required,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="attributes")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:qe,
data:s};e===null?e=[t]:e.push(t),i++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:qe.properties.type.type,parentSchema:qe.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!==
"upload_request"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},message:"must be equ\
al to constant",schema:"upload_request",parentSchema:qe.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&
typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="filename"){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:qe.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.filename!==void 0){let t=r.filename;if(typeof t!="string"){let a={instancePath:p+"/attributes/filename",schemaPath:"#/\
properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},message:"must be string",schema:qe.properties.attributes.properties.filename.
type,parentSchema:qe.properties.attributes.properties.filename,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.properties.attributes.type,parentSchema:qe.properties.attributes,
data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:qe.type,
parentSchema:qe,data:s};e===null?e=[r]:e.push(r),i++}return yt.errors=e,i===0}yt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fr(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Mt.required,parentSchema:Mt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Mt,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(yt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?yt.errors:S(e,yt.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Mt.type,parentSchema:Mt,data:s};e===null?e=[r]:e.push(r),i++}return Fr.errors=e,i===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mr=Ur,Kt={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/Webhoo\
k"},k={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_\
version","nested_items_in_payload","auto_retry"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"obj\
ect",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","\
null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{
type:"boolean"}}}}},je={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/\
$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://j\
son-api/schemas#/$defs/WebhookEventFilter"}}}},Bt={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","\
cda_cache_tags"]};function xe(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=xe.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:Bt.type,parentSchema:Bt,data:s};e===null?e=[r]:e.push(r),i++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="env\
ironment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bt.enum},
message:"must be equal to one of the allowed values",schema:Bt.enum,parentSchema:Bt,data:s};e===null?e=[r]:e.push(r),i++}return xe.errors=e,i===0}xe.evaluated={
dynamicProps:!1,dynamicItems:!1};var Ht={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","dep\
loy_failed","change","invalidate"]};function $e(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=$e.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:Ht.type,parentSchema:Ht,data:s};e===null?e=[r]:e.push(r),i++}if(!(s==="create"||s==="update"||s==="delete"||s==="\
publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ht.enum},message:"must be equal to one of the allowed values",schema:Ht.enum,parentSchema:Ht,data:s};e===
null?e=[r]:e.push(r),i++}return $e.errors=e,i===0}$e.evaluated={dynamicProps:!1,dynamicItems:!1};var oe={type:"object",additionalProperties:!1,required:["entity\
_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",
minItems:1,items:{type:"string"}}}};function ft(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ft.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:oe.required,parentSchema:oe,
data:s};e===null?e=[r]:e.push(r),i++}if(s.entity_ids===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_\
ids"},message:"must have required property 'entity_ids'",schema:oe.required,parentSchema:oe,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="entity\
_type"||r==="entity_ids")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must \
NOT have additional properties",schema:!1,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type!==void 0){let r=s.entity_type;if(typeof r!="stri\
ng"){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:oe.properties.
entity_type.type,parentSchema:oe.properties.entity_type,data:r};e===null?e=[t]:e.push(t),i++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environ\
ment"||r==="environment_type")){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:oe.properties.
entity_type.enum},message:"must be equal to one of the allowed values",schema:oe.properties.entity_type.enum,parentSchema:oe.properties.entity_type,data:r};e===
null?e=[t]:e.push(t),i++}}if(s.entity_ids!==void 0){let r=s.entity_ids;if(Array.isArray(r)){if(r.length<1){let a={instancePath:p+"/entity_ids",schemaPath:"#/pro\
perties/entity_ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:oe.properties.entity_ids,data:r};
e===null?e=[a]:e.push(a),i++}let t=r.length;for(let a=0;a<t;a++){let o=r[a];if(typeof o!="string"){let m={instancePath:p+"/entity_ids/"+a,schemaPath:"#/properti\
es/entity_ids/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:oe.properties.entity_ids.items.type,parentSchema:oe.properties.entity_ids.
items,data:o};e===null?e=[m]:e.push(m),i++}}}else{let t={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array",schema:oe.properties.entity_ids.type,parentSchema:oe.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:oe.type,parentSchema:oe,data:s};e===null?e=[r]:e.push(r),i++}return ft.
errors=e,i===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_typ\
e'",schema:je.required,parentSchema:je,data:s};e===null?e=[r]:e.push(r),i++}if(s.event_types===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"event_types"},message:"must have required property 'event_types'",schema:je.required,parentSchema:je,data:s};e===null?e=[r]:e.push(
r),i++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:je,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type!==
void 0&&(xe(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?xe.errors:S(e,
xe.errors),i=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)$e(r[a],{instancePath:p+"/event_type\
s/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?$e.errors:S(e,$e.errors),i=e.length)}else{let t={instancePath:p+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},message:"must be array",schema:je.properties.event_types.type,parentSchema:je.properties.
event_types,data:r};e===null?e=[t]:e.push(t),i++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:p+"/filters",schemaPath:"\
#/properties/filters/type",keyword:"type",params:{type:je.properties.filters.type},message:"must be array,null",schema:je.properties.filters.type,parentSchema:je.
properties.filters,data:r};e===null?e=[t]:e.push(t),i++}if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)ft(r[a],{instancePath:p+"/filters/"+a,parentData:r,
parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?ft.errors:S(e,ft.errors),i=e.length)}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:je.type,parentSchema:je,data:s};e===null?e=[r]:e.push(r),i++}return fe.errors=e,i===0}fe.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function bt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=bt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:k.required,parentSchema:k,data:s};e===
null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:k.required,parentSchema:k,data:s};e===
null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),i++}if(s.id!==
void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:k.properties.id.type,parentSchema:k.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.type.type,parentSchema:k.
properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.custom_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",schema:k.properties.
attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'",schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",
schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.nested_items_in_payload===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},message:"must h\
ave required property 'nested_items_in_payload'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}
if(r.auto_retry===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_ret\
ry"},message:"must have required property 'auto_retry'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(!se.call(k.properties.attributes.properties,t)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.name.type,parentSchema:k.
properties.attributes.properties.name,data:t};e===null?e=[a]:e.push(a),i++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let a={instancePath:p+"/attrib\
utes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.
properties.url.type,parentSchema:k.properties.attributes.properties.url,data:t};e===null?e=[a]:e.push(a),i++}}if(r.custom_payload!==void 0){let t=r.custom_payload;
if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:k.properties.attributes.properties.custom_payload.type},message:"must be string,null",schema:k.properties.attributes.properties.custom_payload.
type,parentSchema:k.properties.attributes.properties.custom_payload,data:t};e===null?e=[a]:e.push(a),i++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t==
"object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let m={instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[m]:e.push(
m),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,data:t};e===null?e=[a]:e.push(a),
i++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)fe(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,
rootData:c,dynamicAnchors:y})||(e=e===null?fe.errors:S(e,fe.errors),i=e.length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attribu\
tes/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.attributes.properties.events.type,parentSchema:k.properties.
attributes.properties.events,data:t};e===null?e=[a]:e.push(a),i++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let a={
instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:k.properties.attributes.
properties.http_basic_user.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.attributes.
properties.http_basic_user,data:t};e===null?e=[a]:e.push(a),i++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){
let a={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:k.properties.
attributes.properties.http_basic_password.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.
properties.attributes.properties.http_basic_password,data:t};e===null?e=[a]:e.push(a),i++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let a={
instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n",schema:k.properties.attributes.properties.enabled.type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[a]:e.push(a),i++}}if(r.payload_api_version!==
void 0){let t=r.payload_api_version;if(typeof t!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/propertie\
s/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.
properties.attributes.properties.payload_api_version,data:t};e===null?e=[a]:e.push(a),i++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;
if(typeof t!="boolean"){let a={instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.
attributes.properties.nested_items_in_payload,data:t};e===null?e=[a]:e.push(a),i++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let a={
instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.auto_retry,data:t};e===null?e=[a]:e.push(a),i++}}}else{
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.
attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),i++}return bt.errors=e,i===0}bt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ur(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Ur.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Kt.required,parentSchema:Kt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties",schema:!1,parentSchema:Kt,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(bt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:c,dynamicAnchors:y})||(e=e===null?bt.errors:S(e,bt.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Kt.type,parentSchema:Kt,data:s};e===null?e=[r]:e.push(r),i++}return Ur.errors=e,i===0}Ur.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ia=Vr,Jt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},
$id:"standin://json-api/data/WebhookUpdate"},O={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{
type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{
type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:[
"id","type"]};function gt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=gt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:O.required,
parentSchema:O,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:O,data:s};e===null?
e=[t]:e.push(t),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:O.properties.id.type,parentSchema:O.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:O.
properties.type.type,parentSchema:O.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:O.properties.type,data:r};e===null?
e=[t]:e.push(t),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(!se.call(O.properties.attributes.
properties,t)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:O.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.name!==void 0){let t=r.name;
if(typeof t!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:O.properties.attributes.properties.name.type,parentSchema:O.properties.attributes.properties.name,data:t};e===null?e=[a]:e.push(
a),i++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let a={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.url.type,parentSchema:O.properties.attributes.properties.url,data:t};
e===null?e=[a]:e.push(a),i++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/custom_pa\
yload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:O.properties.attributes.properties.custom_payload.type},message:"\
must be string,null",schema:O.properties.attributes.properties.custom_payload.type,parentSchema:O.properties.attributes.properties.custom_payload,data:t};e===null?
e=[a]:e.push(a),i++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let m={
instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.headers.additionalProperties.type,parentSchema:O.properties.
attributes.properties.headers.additionalProperties,data:o};e===null?e=[m]:e.push(m),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properti\
es/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.attributes.properties.headers.type,parentSchema:O.
properties.attributes.properties.headers,data:t};e===null?e=[a]:e.push(a),i++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let a=t.length;for(let o=0;o<
a;o++)fe(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?fe.errors:S(e,fe.errors),i=e.
length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:O.properties.attributes.properties.events.type,parentSchema:O.properties.attributes.properties.events,data:t};e===null?e=[a]:e.push(a),i++}}
if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/proper\
ties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:O.properties.attributes.properties.http_basic_user.type},message:"must be string,nu\
ll",schema:O.properties.attributes.properties.http_basic_user.type,parentSchema:O.properties.attributes.properties.http_basic_user,data:t};e===null?e=[a]:e.push(
a),i++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:O.properties.attributes.properties.http_basic_password.type},
message:"must be string,null",schema:O.properties.attributes.properties.http_basic_password.type,parentSchema:O.properties.attributes.properties.http_basic_password,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let a={instancePath:p+"/attributes/enabled",schemaPath:"#/p\
roperties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:O.properties.attributes.properties.enabled.
type,parentSchema:O.properties.attributes.properties.enabled,data:t};e===null?e=[a]:e.push(a),i++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:O.properties.attributes.properties.payload_api_version.type,parentSchema:O.properties.attributes.properties.
payload_api_version,data:t};e===null?e=[a]:e.push(a),i++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let a={
instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean",schema:O.properties.attributes.properties.nested_items_in_payload.type,parentSchema:O.properties.attributes.properties.nested_items_in_payload,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let a={instancePath:p+"/attributes/auto_retry",schemaPath:"\
#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:O.properties.attributes.properties.auto_retry.
type,parentSchema:O.properties.attributes.properties.auto_retry,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/pr\
operties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.properties.attributes.type,parentSchema:O.properties.attributes,
data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:O.type,
parentSchema:O,data:s};e===null?e=[r]:e.push(r),i++}return gt.errors=e,i===0}gt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vr(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Vr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Jt.required,parentSchema:Jt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Jt,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(gt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?gt.errors:S(e,gt.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Jt.type,parentSchema:Jt,data:s};e===null?e=[r]:e.push(r),i++}return Vr.errors=e,i===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ta=Cr,Yt={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/data/\
WebhookCreate"},D={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"objec\
t",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},
url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"stand\
in://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}};function _t(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=_t.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 't\
ype'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),
i++}for(let r in s)if(!(r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:D,data:s};e===null?e=[t]:e.push(t),i++}if(s.type!==void 0){let r=s.type;if(typeof r!="strin\
g"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.type.type,
parentSchema:D.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:D.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}
if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:D.properties.attributes.required,
parentSchema:D.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attrib\
utes/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:D.properties.attributes.required,parentSchema:D.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.custom_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes\
/required",keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:D.properties.attributes.required,
parentSchema:D.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:D.properties.attributes.required,
parentSchema:D.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/att\
ributes/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:D.properties.attributes.required,parentSchema:D.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:D.properties.attributes.
required,parentSchema:D.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",
schema:D.properties.attributes.required,parentSchema:D.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!se.call(D.properties.attributes.
properties,t)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:D.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.name!==void 0){let t=r.name;
if(typeof t!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:D.properties.attributes.properties.name.type,parentSchema:D.properties.attributes.properties.name,data:t};e===null?e=[a]:e.push(
a),i++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let a={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:D.properties.attributes.properties.url.type,parentSchema:D.properties.attributes.properties.url,data:t};
e===null?e=[a]:e.push(a),i++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/custom_pa\
yload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:D.properties.attributes.properties.custom_payload.type},message:"\
must be string,null",schema:D.properties.attributes.properties.custom_payload.type,parentSchema:D.properties.attributes.properties.custom_payload,data:t};e===null?
e=[a]:e.push(a),i++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let m={
instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:D.properties.attributes.properties.headers.additionalProperties.type,parentSchema:D.properties.
attributes.properties.headers.additionalProperties,data:o};e===null?e=[m]:e.push(m),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properti\
es/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.properties.attributes.properties.headers.type,parentSchema:D.
properties.attributes.properties.headers,data:t};e===null?e=[a]:e.push(a),i++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let a=t.length;for(let o=0;o<
a;o++)fe(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?fe.errors:S(e,fe.errors),i=e.
length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},message:"\
must be array",schema:D.properties.attributes.properties.events.type,parentSchema:D.properties.attributes.properties.events,data:t};e===null?e=[a]:e.push(a),i++}}
if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/proper\
ties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:D.properties.attributes.properties.http_basic_user.type},message:"must be string,nu\
ll",schema:D.properties.attributes.properties.http_basic_user.type,parentSchema:D.properties.attributes.properties.http_basic_user,data:t};e===null?e=[a]:e.push(
a),i++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:D.properties.attributes.properties.http_basic_password.type},
message:"must be string,null",schema:D.properties.attributes.properties.http_basic_password.type,parentSchema:D.properties.attributes.properties.http_basic_password,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let a={instancePath:p+"/attributes/enabled",schemaPath:"#/p\
roperties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:D.properties.attributes.properties.enabled.
type,parentSchema:D.properties.attributes.properties.enabled,data:t};e===null?e=[a]:e.push(a),i++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:D.properties.attributes.properties.payload_api_version.type,parentSchema:D.properties.attributes.properties.
payload_api_version,data:t};e===null?e=[a]:e.push(a),i++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let a={
instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean",schema:D.properties.attributes.properties.nested_items_in_payload.type,parentSchema:D.properties.attributes.properties.nested_items_in_payload,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let a={instancePath:p+"/attributes/auto_retry",schemaPath:"\
#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:D.properties.attributes.properties.auto_retry.
type,parentSchema:D.properties.attributes.properties.auto_retry,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/pr\
operties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.properties.attributes.type,parentSchema:D.properties.attributes,
data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:D.type,
parentSchema:D,data:s};e===null?e=[r]:e.push(r),i++}return _t.errors=e,i===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cr(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:Yt.required,parentSchema:Yt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Yt,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(_t(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?_t.errors:S(e,_t.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:Yt.type,parentSchema:Yt,data:s};e===null?e=[r]:e.push(r),i++}return Cr.errors=e,i===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oa=Lr,Ce={
type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"\
standin://json-api/schemas#/$defs/ListMeta"}}};function Pt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=Pt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:k.required,parentSchema:k,data:s};e===
null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:k.required,parentSchema:k,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:k.required,parentSchema:k,data:s};e===
null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:k,data:s};e===null?e=[t]:e.push(t),i++}if(s.id!==
void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:k.properties.id.type,parentSchema:k.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.type.type,parentSchema:k.
properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:k.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.custom_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"custom_payload"},message:"must have required property 'custom_payload'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"headers"},message:"must have required property 'headers'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'events'",schema:k.properties.attributes.required,parentSchema:k.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"http_basic_user"},message:"must have required property 'http_basic_user'",schema:k.properties.attributes.required,parentSchema:k.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"http_basic_password"},message:"must have required property 'http_basic_password'",schema:k.properties.
attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},message:"must have required property 'enabled'",schema:k.properties.attributes.
required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"payload_api_version"},message:"must have required property 'payload_api_version'",
schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.nested_items_in_payload===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},message:"must h\
ave required property 'nested_items_in_payload'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}
if(r.auto_retry===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_ret\
ry"},message:"must have required property 'auto_retry'",schema:k.properties.attributes.required,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(!se.call(k.properties.attributes.properties,t)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:k.properties.attributes,
data:r};e===null?e=[a]:e.push(a),i++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let a={instancePath:p+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.name.type,parentSchema:k.
properties.attributes.properties.name,data:t};e===null?e=[a]:e.push(a),i++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let a={instancePath:p+"/attrib\
utes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.
properties.url.type,parentSchema:k.properties.attributes.properties.url,data:t};e===null?e=[a]:e.push(a),i++}}if(r.custom_payload!==void 0){let t=r.custom_payload;
if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"\
type",params:{type:k.properties.attributes.properties.custom_payload.type},message:"must be string,null",schema:k.properties.attributes.properties.custom_payload.
type,parentSchema:k.properties.attributes.properties.custom_payload,data:t};e===null?e=[a]:e.push(a),i++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t==
"object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let m={instancePath:p+"/attributes/headers/"+a.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:k.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[m]:e.push(
m),i++}}else{let a={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:k.properties.attributes.properties.headers.type,parentSchema:k.properties.attributes.properties.headers,data:t};e===null?e=[a]:e.push(a),
i++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)fe(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,
rootData:c,dynamicAnchors:y})||(e=e===null?fe.errors:S(e,fe.errors),i=e.length)}else{let a={instancePath:p+"/attributes/events",schemaPath:"#/properties/attribu\
tes/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:k.properties.attributes.properties.events.type,parentSchema:k.properties.
attributes.properties.events,data:t};e===null?e=[a]:e.push(a),i++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let a={
instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:k.properties.attributes.
properties.http_basic_user.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_user.type,parentSchema:k.properties.attributes.
properties.http_basic_user,data:t};e===null?e=[a]:e.push(a),i++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){
let a={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:k.properties.
attributes.properties.http_basic_password.type},message:"must be string,null",schema:k.properties.attributes.properties.http_basic_password.type,parentSchema:k.
properties.attributes.properties.http_basic_password,data:t};e===null?e=[a]:e.push(a),i++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let a={
instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n",schema:k.properties.attributes.properties.enabled.type,parentSchema:k.properties.attributes.properties.enabled,data:t};e===null?e=[a]:e.push(a),i++}}if(r.payload_api_version!==
void 0){let t=r.payload_api_version;if(typeof t!="string"){let a={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/propertie\
s/payload_api_version/type",keyword:"type",params:{type:"string"},message:"must be string",schema:k.properties.attributes.properties.payload_api_version.type,parentSchema:k.
properties.attributes.properties.payload_api_version,data:t};e===null?e=[a]:e.push(a),i++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;
if(typeof t!="boolean"){let a={instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:k.properties.attributes.properties.nested_items_in_payload.type,parentSchema:k.properties.
attributes.properties.nested_items_in_payload,data:t};e===null?e=[a]:e.push(a),i++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let a={
instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean",schema:k.properties.attributes.properties.auto_retry.type,parentSchema:k.properties.attributes.properties.auto_retry,data:t};e===null?e=[a]:e.push(a),i++}}}else{
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:k.properties.
attributes.type,parentSchema:k.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:k.type,parentSchema:k,data:s};e===null?e=[r]:e.push(r),i++}return Pt.errors=e,i===0}Pt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Lr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Lr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Ce.required,parentSchema:Ce,data:s};e===null?e=[r]:e.push(r),i++}if(s.
meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Ce.
required,parentSchema:Ce,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ce,data:s};e===null?e=[t]:
e.push(t),i++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Pt(r[a],{instancePath:p+"/data/"+a,parentData:r,parentDataProperty:a,
rootData:c,dynamicAnchors:y})||(e=e===null?Pt.errors:S(e,Pt.errors),i=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:Ce.properties.data.type,parentSchema:Ce.properties.data,data:r};e===null?e=[t]:e.push(t),i++}}s.meta!==
void 0&&(ye(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?ye.errors:S(e,ye.errors),i=e.length))}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ce.type,parentSchema:Ce,data:s};e===null?e=[r]:e.
push(r),i++}return Lr.errors=e,i===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea=Rr,Le={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},
f={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_c\
all"},attributes:{type:"object",additionalProperties:!1,required:["entity_type","event_type","created_at","request_url","request_headers","request_payload","res\
ponse_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","attempts"],properties:{
entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{$ref:"standin://json-api/schemas#/$defs/EventType"},created_at:{type:"string",format:"\
date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"stand\
in://json-api/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},attempts:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/W\
ebhookCallAttempt"}}}},relationships:{type:"object",additionalProperties:!1,required:["webhook"],properties:{webhook:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},
Gt={type:"string",enum:["pending","success","failed","rescheduled"]};function Ge(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:Gt.type,parentSchema:Gt,data:s};e===null?e=[r]:e.push(r),i++}if(!(s==="pending"||s==="succ\
ess"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Gt.enum},message:"must be equal to one of\
 the allowed values",schema:Gt.enum,parentSchema:Gt,data:s};e===null?e=[r]:e.push(r),i++}return Ge.errors=e,i===0}Ge.evaluated={dynamicProps:!1,dynamicItems:!1};
var $={type:"object",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_head\
ers","response_payload","failure_reason"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{
type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function Qe(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attempted_at"},message:"must have required property 'attempted_at'",schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}if(s.
cause===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cause"},message:"must have required property 'cause'",
schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"request_url"},message:"must have required property 'request_url'",schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}
if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have re\
quired property 'request_headers'",schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_payload"},message:"must have required property 'request_payload'",schema:$.required,parentSchema:$,
data:s};e===null?e=[r]:e.push(r),i++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
sponse_status"},message:"must have required property 'response_status'",schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}if(s.response_headers===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property 'respo\
nse_headers'",schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"response_payload"},message:"must have required property 'response_payload'",schema:$.required,parentSchema:$,data:s};
e===null?e=[r]:e.push(r),i++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_rea\
son"},message:"must have required property 'failure_reason'",schema:$.required,parentSchema:$,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!se.call($.
properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties",schema:!1,parentSchema:$,data:s};e===null?e=[t]:e.push(t),i++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){if(!X.
test(r)){let t={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},message:'must match fo\
rmat "date-time"',schema:"date-time",parentSchema:$.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:p+"/attempted_at",schemaPath:"\
#/properties/attempted_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.attempted_at.type,parentSchema:$.properties.attempted_at,
data:r};e===null?e=[t]:e.push(t),i++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.cause.type,parentSchema:$.properties.cause,data:r};e===null?e=[t]:e.push(
t),i++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{allowedValues:$.
properties.cause.enum},message:"must be equal to one of the allowed values",schema:$.properties.cause.enum,parentSchema:$.properties.cause,data:r};e===null?e=[t]:
e.push(t),i++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/t\
ype",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.request_url.type,parentSchema:$.properties.request_url,data:r};e===null?
e=[t]:e.push(t),i++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!=
"string"){let o={instancePath:p+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.request_headers.additionalProperties.type,parentSchema:$.properties.request_headers.
additionalProperties,data:a};e===null?e=[o]:e.push(o),i++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:$.properties.request_headers.type,parentSchema:$.properties.request_headers,data:r};e===null?e=[t]:
e.push(t),i++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/request_payload",schemaPath:"#/properties/r\
equest_payload/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.properties.request_payload.type,parentSchema:$.properties.request_payload,
data:r};e===null?e=[t]:e.push(t),i++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){
let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:$.properties.response_status.type},message:"\
must be integer,null",schema:$.properties.response_status.type,parentSchema:$.properties.response_status,data:r};e===null?e=[t]:e.push(t),i++}}if(s.response_headers!==
void 0){let r=s.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/re\
sponse_headers/type",keyword:"type",params:{type:$.properties.response_headers.type},message:"must be object,null",schema:$.properties.response_headers.type,parentSchema:$.
properties.response_headers,data:r};e===null?e=[t]:e.push(t),i++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let a=r[t];if(typeof a!="string"){let o={
instancePath:p+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:$.properties.response_headers.additionalProperties.type,parentSchema:$.properties.response_headers.additionalProperties,
data:a};e===null?e=[o]:e.push(o),i++}}}if(s.response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/respons\
e_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:$.properties.response_payload.type},message:"must be string,null",schema:$.
properties.response_payload.type,parentSchema:$.properties.response_payload,data:r};e===null?e=[t]:e.push(t),i++}}if(s.failure_reason!==void 0){let r=s.failure_reason;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:$.properties.
failure_reason.type},message:"must be string,null",schema:$.properties.failure_reason.type,parentSchema:$.properties.failure_reason,data:r};e===null?e=[t]:e.push(
t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:$.type,parentSchema:$,data:s};e===
null?e=[r]:e.push(r),i++}return Qe.errors=e,i===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qt(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=qt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'",schema:f.required,parentSchema:f,data:s};e===null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:f.required,parentSchema:f,data:s};e===null?e=[r]:e.push(r),i++}if(s.
attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property\
 'attributes'",schema:f.required,parentSchema:f,data:s};e===null?e=[r]:e.push(r),i++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:f.required,parentSchema:f,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:f,data:s};e===null?e=[t]:e.push(
t),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:f.properties.id.type,parentSchema:f.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="st\
ring"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.type.
type,parentSchema:f.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/cons\
t",keyword:"const",params:{allowedValue:"webhook_call"},message:"must be equal to constant",schema:"webhook_call",parentSchema:f.properties.type,data:r};e===null?
e=[t]:e.push(t),i++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'enti\
ty_type'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.event_type===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},message:"must have required property 'event\
_type'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.created_at===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},message:"must have required property 'creat\
ed_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.request_url===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},message:"must have required property 'requ\
est_url'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.request_headers===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},message:"must have requ\
ired property 'request_headers'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.request_payload===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_payload"},message:"\
must have required property 'request_payload'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}
if(r.response_status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"res\
ponse_status"},message:"must have required property 'response_status'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===
null?e=[t]:e.push(t),i++}if(r.response_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"response_headers"},message:"must have required property 'response_headers'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,
data:r};e===null?e=[t]:e.push(t),i++}if(r.response_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"response_payload"},message:"must have required property 'response_payload'",schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/propert\
ies/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},message:"must have required property 'attempted_auto_retries\
_count'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.last_sent_at===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},message:"must have required property 'las\
t_sent_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.next_retry_at===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry_at"},message:"must have requir\
ed property 'next_retry_at'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.status===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},message:"must have requir\
ed property 'status'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.failure_reason===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"failure_reason"},message:"must hav\
e required property 'failure_reason'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.attempts===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempts"},message:"must h\
ave required property 'attempts'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}for(let t in r)
if(!se.call(f.properties.attributes.properties,t)){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.attributes,data:r};e===null?e=[a]:
e.push(a),i++}if(r.entity_type!==void 0&&(xe(r.entity_type,{instancePath:p+"/attributes/entity_type",parentData:r,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||
(e=e===null?xe.errors:S(e,xe.errors),i=e.length)),r.event_type!==void 0&&($e(r.event_type,{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"\
event_type",rootData:c,dynamicAnchors:y})||(e=e===null?$e.errors:S(e,$e.errors),i=e.length)),r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!X.
test(t)){let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-\
time"},message:'must match format "date-time"',schema:"date-time",parentSchema:f.properties.attributes.properties.created_at,data:t};e===null?e=[a]:e.push(a),i++}}else{
let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},message:"mu\
st be string",schema:f.properties.attributes.properties.created_at.type,parentSchema:f.properties.attributes.properties.created_at,data:t};e===null?e=[a]:e.push(
a),i++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!="string"){let a={instancePath:p+"/attributes/request_url",schemaPath:"#/properties/attribute\
s/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.request_url.type,parentSchema:f.
properties.attributes.properties.request_url,data:t};e===null?e=[a]:e.push(a),i++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="objec\
t"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let m={instancePath:p+"/attributes/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.
properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:f.properties.attributes.properties.request_headers.additionalProperties,
data:o};e===null?e=[m]:e.push(m),i++}}else{let a={instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.attributes.properties.request_headers.type,parentSchema:f.properties.attributes.
properties.request_headers,data:t};e===null?e=[a]:e.push(a),i++}}if(r.request_payload!==void 0){let t=r.request_payload;if(typeof t!="string"){let a={instancePath:p+
"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:f.properties.attributes.properties.request_payload.type,parentSchema:f.properties.attributes.properties.request_payload,data:t};e===null?e=[a]:e.push(a),
i++}}if(r.response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let a={instancePath:p+"/attribut\
es/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:f.properties.attributes.properties.response_status.
type},message:"must be integer,null",schema:f.properties.attributes.properties.response_status.type,parentSchema:f.properties.attributes.properties.response_status,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.response_headers!==void 0){let t=r.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let a={
instancePath:p+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:f.properties.attributes.
properties.response_headers.type},message:"must be object,null",schema:f.properties.attributes.properties.response_headers.type,parentSchema:f.properties.attributes.
properties.response_headers,data:t};e===null?e=[a]:e.push(a),i++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let m={
instancePath:p+"/attributes/response_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/addition\
alProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.response_headers.additionalProperties.
type,parentSchema:f.properties.attributes.properties.response_headers.additionalProperties,data:o};e===null?e=[m]:e.push(m),i++}}}if(r.response_payload!==void 0){
let t=r.response_payload;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/response_payload",schemaPath:"#/properties/attributes/properties/re\
sponse_payload/type",keyword:"type",params:{type:f.properties.attributes.properties.response_payload.type},message:"must be string,null",schema:f.properties.attributes.
properties.response_payload.type,parentSchema:f.properties.attributes.properties.response_payload,data:t};e===null?e=[a]:e.push(a),i++}}if(r.attempted_auto_retries_count!==
void 0){let t=r.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:p+"/attributes/attempted_auto_retries\
_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:f.
properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:f.properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?
e=[a]:e.push(a),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#/properti\
es/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:f.
properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[a]:e.push(a),i++}}if(r.last_sent_at!==void 0){let t=r.last_sent_at;if(typeof t!=
"string"&&t!==null){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",keyword:"type",params:{type:f.
properties.attributes.properties.last_sent_at.type},message:"must be string,null",schema:f.properties.attributes.properties.last_sent_at.type,parentSchema:f.properties.
attributes.properties.last_sent_at,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="string"&&!X.test(t)){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"\
#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",
parentSchema:f.properties.attributes.properties.last_sent_at,data:t};e===null?e=[a]:e.push(a),i++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!=
"string"&&t!==null){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{
type:f.properties.attributes.properties.next_retry_at.type},message:"must be string,null",schema:f.properties.attributes.properties.next_retry_at.type,parentSchema:f.
properties.attributes.properties.next_retry_at,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="string"&&!X.test(t)){let a={instancePath:p+"/attributes/next_r\
etry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"',schema:"date-time",parentSchema:f.properties.attributes.properties.next_retry_at,data:t};e===null?e=[a]:e.push(a),i++}}if(r.status!==void 0&&(Ge(r.status,{instancePath:p+
"/attributes/status",parentData:r,parentDataProperty:"status",rootData:c,dynamicAnchors:y})||(e=e===null?Ge.errors:S(e,Ge.errors),i=e.length)),r.failure_reason!==
void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/failure_reason",schemaPath:"#/properties/attributes/propertie\
s/failure_reason/type",keyword:"type",params:{type:f.properties.attributes.properties.failure_reason.type},message:"must be string,null",schema:f.properties.attributes.
properties.failure_reason.type,parentSchema:f.properties.attributes.properties.failure_reason,data:t};e===null?e=[a]:e.push(a),i++}}if(r.attempts!==void 0){let t=r.
attempts;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)Qe(t[o],{instancePath:p+"/attributes/attempts/"+o,parentData:t,parentDataProperty:o,rootData:c,
dynamicAnchors:y})||(e=e===null?Qe.errors:S(e,Qe.errors),i=e.length)}else{let a={instancePath:p+"/attributes/attempts",schemaPath:"#/properties/attributes/prope\
rties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:f.properties.attributes.properties.attempts.type,parentSchema:f.properties.
attributes.properties.attempts,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:f.properties.attributes.type,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),
i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:p+"/relationship\
s",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'",schema:f.
properties.relationships.required,parentSchema:f.properties.relationships,data:r};e===null?e=[t]:e.push(t),i++}for(let t in r)if(t!=="webhook"){let a={instancePath:p+
"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT hav\
e additional properties",schema:!1,parentSchema:f.properties.relationships,data:r};e===null?e=[a]:e.push(a),i++}if(r.webhook!==void 0){let t=r.webhook;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.data===void 0){let a={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/requir\
ed",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:f.properties.relationships.properties.webhook.required,
parentSchema:f.properties.relationships.properties.webhook,data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(a!=="data"){let o={instancePath:p+"/relationsh\
ips/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties",schema:!1,parentSchema:f.properties.relationships.properties.webhook,data:t};e===null?e=[o]:e.push(o),i++}if(t.data!==void 0){
let a=t.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relat\
ionships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:f.properties.
relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(
o),i++}if(a.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",
keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:f.properties.relationships.properties.webhook.properties.data.
required,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(!(o==="type"||o==="id")){
let m={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.relationships.properties.webhook.
properties.data,data:a};e===null?e=[m]:e.push(m),i++}if(a.type!==void 0){let o=a.type;if(typeof o!="string"){let m={instancePath:p+"/relationships/webhook/data/\
type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:f.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:f.properties.relationships.properties.webhook.properties.
data.properties.type,data:o};e===null?e=[m]:e.push(m),i++}if(o!=="webhook"){let m={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/re\
lationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},message:"must be equal to constant",schema:"\
webhook",parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[m]:e.push(m),i++}}if(a.id!==void 0){let o=a.
id;if(typeof o!="string"){let m={instancePath:p+"/relationships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/prope\
rties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.relationships.properties.webhook.properties.data.properties.id.
type,parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.id,data:o};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+
"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},message:"mus\
t be object",schema:f.properties.relationships.properties.webhook.properties.data.type,parentSchema:f.properties.relationships.properties.webhook.properties.data,
data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:f.properties.relationships.properties.webhook.type,parentSchema:f.properties.relationships.properties.
webhook,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:f.properties.relationships.type,parentSchema:f.properties.relationships,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.type,parentSchema:f,data:s};e===null?e=[r]:e.push(r),
i++}return qt.errors=e,i===0}qt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,
dynamicAnchors:y={}}={}){let e=null,i=0,n=Rr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'd\
ata'",schema:Le.required,parentSchema:Le,data:s};e===null?e=[r]:e.push(r),i++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Le.required,parentSchema:Le,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)
if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties",schema:!1,parentSchema:Le,data:s};e===null?e=[t]:e.push(t),i++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.
length;for(let a=0;a<t;a++)qt(r[a],{instancePath:p+"/data/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===null?qt.errors:S(e,qt.errors),
i=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:Le.properties.
data.type,parentSchema:Le.properties.data,data:r};e===null?e=[t]:e.push(t),i++}}s.meta!==void 0&&(ye(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:c,dynamicAnchors:y})||(e=e===null?ye.errors:S(e,ye.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:Le.type,parentSchema:Le,data:s};e===null?e=[r]:e.push(r),i++}return Rr.errors=e,i===0}Rr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var za=Wr,Qt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},
$id:"standin://json-api/data/WebhookCall"};function kt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,
n=kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:f.required,parentSchema:f,data:s};e===
null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:f.required,parentSchema:f,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:f.required,parentSchema:f,data:s};e===
null?e=[r]:e.push(r),i++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},
message:"must have required property 'relationships'",schema:f.required,parentSchema:f,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="t\
ype"||r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:f,data:s};e===null?e=[t]:e.push(t),i++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){
let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.id.type,parentSchema:f.
properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.type.type,parentSchema:f.properties.type,data:r};e===null?e=[t]:
e.push(t),i++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},message:"\
must be equal to constant",schema:"webhook_call",parentSchema:f.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attributes!==void 0){let r=s.attributes;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:f.properties.attributes.required,parentSchema:f.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.event_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"event_type"},message:"must have required property 'event_type'",schema:f.properties.attributes.required,parentSchema:f.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.created_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"created_at"},message:"must have required property 'created_at'",schema:f.properties.attributes.required,parentSchema:f.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.request_url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"request_url"},message:"must have required property 'request_url'",schema:f.properties.attributes.required,parentSchema:f.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.request_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"request_headers"},message:"must have required property 'request_headers'",schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.request_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"request_payload"},message:"must have required property 'request_payload'",schema:f.properties.attributes.
required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.response_status===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_status"},message:"must have required property 'response_status'",schema:f.
properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.response_headers===void 0){let t={instancePath:p+"\
/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_headers"},message:"must have required property '\
response_headers'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.response_payload===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_payload"},message:"must h\
ave required property 'response_payload'",schema:f.properties.attributes.required,parentSchema:f.properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.
attempted_auto_retries_count===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
attempted_auto_retries_count"},message:"must have required property 'attempted_auto_retries_count'",schema:f.properties.attributes.required,parentSchema:f.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.last_sent_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"last_sent_at"},message:"must have required property 'last_sent_at'",schema:f.properties.attributes.required,parentSchema:f.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.next_retry_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"next_retry_at"},message:"must have required property 'next_retry_at'",schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:f.properties.attributes.required,parentSchema:f.properties.
attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.failure_reason===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"failure_reason"},message:"must have required property 'failure_reason'",schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.attempts===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"attempts"},message:"must have required property 'attempts'",schema:f.properties.attributes.required,parentSchema:f.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!se.call(f.properties.attributes.properties,t)){let a={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:f.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.entity_type!==void 0&&(xe(r.entity_type,{instancePath:p+"/attribut\
es/entity_type",parentData:r,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?xe.errors:S(e,xe.errors),i=e.length)),r.event_type!==void 0&&
($e(r.event_type,{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"event_type",rootData:c,dynamicAnchors:y})||(e=e===null?$e.errors:S(e,
$e.errors),i=e.length)),r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!X.test(t)){let a={instancePath:p+"/attributes/created_at",schemaPath:"\
#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:f.
properties.attributes.properties.created_at,data:t};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/a\
ttributes/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.created_at.type,parentSchema:f.
properties.attributes.properties.created_at,data:t};e===null?e=[a]:e.push(a),i++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!="string"){let a={instancePath:p+
"/attributes/request_url",schemaPath:"#/properties/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.
properties.attributes.properties.request_url.type,parentSchema:f.properties.attributes.properties.request_url,data:t};e===null?e=[a]:e.push(a),i++}}if(r.request_headers!==
void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let m={instancePath:p+"/attributes\
/request_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"t\
ype",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:f.properties.
attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[m]:e.push(m),i++}}else{let a={instancePath:p+"/attributes/request_headers",schemaPath:"\
#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.attributes.properties.
request_headers.type,parentSchema:f.properties.attributes.properties.request_headers,data:t};e===null?e=[a]:e.push(a),i++}}if(r.request_payload!==void 0){let t=r.
request_payload;if(typeof t!="string"){let a={instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.attributes.properties.request_payload.type,parentSchema:f.properties.attributes.
properties.request_payload,data:t};e===null?e=[a]:e.push(a),i++}}if(r.response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&t!==null){let a={instancePath:p+"/attributes/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"ty\
pe",params:{type:f.properties.attributes.properties.response_status.type},message:"must be integer,null",schema:f.properties.attributes.properties.response_status.
type,parentSchema:f.properties.attributes.properties.response_status,data:t};e===null?e=[a]:e.push(a),i++}}if(r.response_headers!==void 0){let t=r.response_headers;
if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let a={instancePath:p+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/re\
sponse_headers/type",keyword:"type",params:{type:f.properties.attributes.properties.response_headers.type},message:"must be object,null",schema:f.properties.attributes.
properties.response_headers.type,parentSchema:f.properties.attributes.properties.response_headers,data:t};e===null?e=[a]:e.push(a),i++}if(t&&typeof t=="object"&&
!Array.isArray(t))for(let a in t){let o=t[a];if(typeof o!="string"){let m={instancePath:p+"/attributes/response_headers/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.
properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:f.properties.attributes.properties.response_headers.additionalProperties,
data:o};e===null?e=[m]:e.push(m),i++}}}if(r.response_payload!==void 0){let t=r.response_payload;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attribu\
tes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:f.properties.attributes.properties.response_payload.
type},message:"must be string,null",schema:f.properties.attributes.properties.response_payload.type,parentSchema:f.properties.attributes.properties.response_payload,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.attempted_auto_retries_count!==void 0){let t=r.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let a={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",
keyword:"type",params:{type:"integer"},message:"must be integer",schema:f.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:f.properties.
attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let a={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:f.properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[a]:e.push(a),i++}}
if(r.last_sent_at!==void 0){let t=r.last_sent_at;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attr\
ibutes/properties/last_sent_at/type",keyword:"type",params:{type:f.properties.attributes.properties.last_sent_at.type},message:"must be string,null",schema:f.properties.
attributes.properties.last_sent_at.type,parentSchema:f.properties.attributes.properties.last_sent_at,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t=="string"&&
!X.test(t)){let a={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:f.properties.attributes.properties.last_sent_at,data:t};e===null?e=[a]:e.push(
a),i++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/prop\
erties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:f.properties.attributes.properties.next_retry_at.type},message:"must be string,null",
schema:f.properties.attributes.properties.next_retry_at.type,parentSchema:f.properties.attributes.properties.next_retry_at,data:t};e===null?e=[a]:e.push(a),i++}
if(typeof t=="string"&&!X.test(t)){let a={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:f.properties.attributes.properties.next_retry_at,data:t};
e===null?e=[a]:e.push(a),i++}}if(r.status!==void 0&&(Ge(r.status,{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:c,dynamicAnchors:y})||
(e=e===null?Ge.errors:S(e,Ge.errors),i=e.length)),r.failure_reason!==void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let a={instancePath:p+"/att\
ributes/failure_reason",schemaPath:"#/properties/attributes/properties/failure_reason/type",keyword:"type",params:{type:f.properties.attributes.properties.failure_reason.
type},message:"must be string,null",schema:f.properties.attributes.properties.failure_reason.type,parentSchema:f.properties.attributes.properties.failure_reason,
data:t};e===null?e=[a]:e.push(a),i++}}if(r.attempts!==void 0){let t=r.attempts;if(Array.isArray(t)){let a=t.length;for(let o=0;o<a;o++)Qe(t[o],{instancePath:p+"\
/attributes/attempts/"+o,parentData:t,parentDataProperty:o,rootData:c,dynamicAnchors:y})||(e=e===null?Qe.errors:S(e,Qe.errors),i=e.length)}else{let a={instancePath:p+
"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",keyword:"type",params:{type:"array"},message:"must be array",schema:f.properties.
attributes.properties.attempts.type,parentSchema:f.properties.attributes.properties.attempts,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"\
/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.attributes.type,parentSchema:f.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
webhook===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"webhook"},
message:"must have required property 'webhook'",schema:f.properties.relationships.required,parentSchema:f.properties.relationships,data:r};e===null?e=[t]:e.push(
t),i++}for(let t in r)if(t!=="webhook"){let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.relationships,data:r};e===null?e=[a]:
e.push(a),i++}if(r.webhook!==void 0){let t=r.webhook;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.data===void 0){let a={instancePath:p+"/relationships/webh\
ook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property\
 'data'",schema:f.properties.relationships.properties.webhook.required,parentSchema:f.properties.relationships.properties.webhook,data:t};e===null?e=[a]:e.push(
a),i++}for(let a in t)if(a!=="data"){let o={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:f.properties.relationships.
properties.webhook,data:t};e===null?e=[o]:e.push(o),i++}if(t.data!==void 0){let a=t.data;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){let o={
instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:f.properties.relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.
properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}if(a.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/prop\
erties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:f.
properties.relationships.properties.webhook.properties.data.required,parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?
e=[o]:e.push(o),i++}for(let o in a)if(!(o==="type"||o==="id")){let m={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/proper\
ties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,
parentSchema:f.properties.relationships.properties.webhook.properties.data,data:a};e===null?e=[m]:e.push(m),i++}if(a.type!==void 0){let o=a.type;if(typeof o!="s\
tring"){let m={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:f.
properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[m]:e.push(m),i++}if(o!=="webhook"){let m={instancePath:p+"/relat\
ionships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"\
webhook"},message:"must be equal to constant",schema:"webhook",parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.type,data:o};
e===null?e=[m]:e.push(m),i++}}if(a.id!==void 0){let o=a.id;if(typeof o!="string"){let m={instancePath:p+"/relationships/webhook/data/id",schemaPath:"#/propertie\
s/relationships/properties/webhook/properties/data/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:f.properties.relationships.
properties.webhook.properties.data.properties.id.type,parentSchema:f.properties.relationships.properties.webhook.properties.data.properties.id,data:o};e===null?
e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:f.properties.relationships.properties.webhook.properties.data.type,parentSchema:f.properties.relationships.
properties.webhook.properties.data,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relations\
hips/properties/webhook/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.relationships.properties.webhook.type,parentSchema:f.
properties.relationships.properties.webhook,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p+"/relationships",schemaPath:"#/properties/relation\
ships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.properties.relationships.type,parentSchema:f.properties.relationships,data:r};
e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:f.type,parentSchema:f,
data:s};e===null?e=[r]:e.push(r),i++}return kt.errors=e,i===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Wr(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Qt.required,parentSchema:Qt,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Qt,
data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(kt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=
e===null?kt.errors:S(e,kt.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Qt.
type,parentSchema:Qt,data:s};e===null?e=[r]:e.push(r),i++}return Wr.errors=e,i===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dr=Zr,Xt={type:"o\
bject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/Uplo\
adCollection"},j={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"\
upload_collection"},attributes:{type:"object",additionalProperties:!1,required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},
relationships:{type:"object",additionalProperties:!1,required:["parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],
properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function wt(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:j.required,parentSchema:j,data:s};e===null?e=
[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must\
 have required property 'attributes'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"relationships"},message:"must have required property 'relationships'",schema:j.required,parentSchema:j,data:s};
e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:j,data:s};e===null?e=
[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:j.properties.id.type,parentSchema:j.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.
properties.type.type,parentSchema:j.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#\
/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:j.
properties.type,data:t};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label===void 0){
let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},message:"must have require\
d property 'label'",schema:j.properties.attributes.required,parentSchema:j.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.position===void 0){let a={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},message:"must have required pr\
operty 'position'",schema:j.properties.attributes.required,parentSchema:j.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(!(a==="la\
bel"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.attributes,data:t};e===null?e=[o]:e.push(o),i++}if(t.label!==void 0){let a=t.label;
if(typeof a!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:j.properties.attributes.properties.label.type,parentSchema:j.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(
o),i++}}if(t.position!==void 0){let a=t.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/position",schemaPath:"\
#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:j.properties.attributes.properties.position.
type,parentSchema:j.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:j.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.attributes.type,parentSchema:j.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let a={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},message:"must have require\
d property 'parent'",schema:j.properties.relationships.required,parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}if(t.children===void 0){
let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},message:"must hav\
e required property 'children'",schema:j.properties.relationships.required,parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)
if(!(a==="parent"||a==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships,data:t};e===null?e=[o]:e.push(
o),i++}if(t.parent!==void 0){let a=t.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.
properties.relationships.properties.parent.required,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)
if(o!=="data"){let m={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships.properties.parent,data:a};
e===null?e=[m]:e.push(m),i++}if(a.data!==void 0){let o=a.data,m=i,l=!0,u=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var r=u===i;if(i=m,e!==null&&(m?e.
length=m:e=null),!r){let h=i;F(o,{instancePath:p+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?
F.errors:S(e,F.errors),i=e.length);var r=h===i;l=r}if(!l){let h={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/p\
arent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:j.properties.relationships.properties.parent.properties.
data.if,parentSchema:j.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/relationsh\
ips/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.
properties.parent.type,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}if(t.children!==void 0){let a=t.children;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properti\
es/children/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.properties.relationships.properties.
children.required,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==
void 0){let o=a.data;if(Array.isArray(o)){let m=o.length;for(let l=0;l<m;l++)F(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,
rootData:c,dynamicAnchors:y})||(e=e===null?F.errors:S(e,F.errors),i=e.length)}else{let m={instancePath:p+"/relationships/children/data",schemaPath:"#/properties\
/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:j.properties.relationships.properties.
children.properties.data.type,parentSchema:j.properties.relationships.properties.children.properties.data,data:o};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.
properties.relationships.properties.children.type,parentSchema:j.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.
relationships.type,parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:j.type,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}return wt.errors=e,i===0}wt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Zr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Zr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:Xt.required,parentSchema:Xt,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:Xt,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(wt(s.data,{instancePath:p+"/data",
parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?wt.errors:S(e,wt.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Xt.type,parentSchema:Xt,data:s};e===null?e=[r]:e.push(r),i++}return Zr.errors=e,i===
0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fa=Mr,er={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},z={type:"object",additionalProperties:!1,properties:{id:{
type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"\
integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["d\
ata"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function vt(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=vt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'",schema:z.required,parentSchema:z,data:s};e===null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:z.required,parentSchema:z,data:s};e===null?e=
[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,parentSchema:z,data:s};e===null?e=[a]:e.push(a),i++}
if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:z.properties.id.type,parentSchema:z.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="st\
ring"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:z.properties.type.
type,parentSchema:z.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties/type\
/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:z.properties.type,
data:t};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(!(a==="label"||
a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.attributes,data:t};e===null?e=[o]:e.push(o),i++}if(t.label!==void 0){let a=t.label;
if(typeof a!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:z.properties.attributes.properties.label.type,parentSchema:z.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(
o),i++}}if(t.position!==void 0){let a=t.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/position",schemaPath:"\
#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:z.properties.attributes.properties.position.
type,parentSchema:z.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",
schema:0,parentSchema:z.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.attributes.type,parentSchema:z.properties.attributes,
data:t};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)if(!(a==="p\
arent"||a==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.relationships,data:t};e===null?e=[o]:e.push(o),i++}if(t.
parent!==void 0){let a=t.parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/pro\
perties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:z.properties.
relationships.properties.parent.required,parentSchema:z.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="d\
ata"){let m={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.relationships.properties.parent,data:a};e===null?
e=[m]:e.push(m),i++}if(a.data!==void 0){let o=a.data,m=i,l=!0,u=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var r=u===i;if(i=m,e!==null&&(m?e.length=m:
e=null),!r){let h=i;F(o,{instancePath:p+"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?F.errors:
S(e,F.errors),i=e.length);var r=h===i;l=r}if(!l){let h={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:z.properties.relationships.properties.parent.properties.data.
if,parentSchema:z.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/relationships/p\
arent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.relationships.
properties.parent.type,parentSchema:z.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}if(t.children!==void 0){let a=t.children;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properti\
es/children/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:z.properties.relationships.properties.
children.required,parentSchema:z.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:z.properties.relationships.properties.children,data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==
void 0){let o=a.data;if(Array.isArray(o)){let m=o.length;for(let l=0;l<m;l++)F(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,
rootData:c,dynamicAnchors:y})||(e=e===null?F.errors:S(e,F.errors),i=e.length)}else{let m={instancePath:p+"/relationships/children/data",schemaPath:"#/properties\
/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array",schema:z.properties.relationships.properties.
children.properties.data.type,parentSchema:z.properties.relationships.properties.children.properties.data,data:o};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.
properties.relationships.properties.children.type,parentSchema:z.properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:z.properties.
relationships.type,parentSchema:z.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:z.type,parentSchema:z,data:s};e===null?e=[t]:e.push(t),i++}return vt.errors=e,i===0}vt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Mr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Mr.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:er.required,parentSchema:er,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties",schema:!1,parentSchema:er,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(vt(s.data,{instancePath:p+"/data",
parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?vt.errors:S(e,vt.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object",schema:er.type,parentSchema:er,data:s};e===null?e=[r]:e.push(r),i++}return Mr.errors=e,i===
0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ua=Kr,tr={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},U={type:"object",additionalProperties:!1,required:["ty\
pe","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReferen\
ce"}}}}}}}};function St(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=St.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:U.required,parentSchema:U,data:s};e===null?e=[t]:e.push(t),i++}if(s.
attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property\
 'attributes'",schema:U.required,parentSchema:U,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationsh\
ips")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional \
properties",schema:!1,parentSchema:U,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!Yr.test(t)){let a={instancePath:p+
"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},message:'must match pattern "^[A-Za-z0-9_-]{22}$"',schema:"^\
[A-Za-z0-9_-]{22}$",parentSchema:U.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:U.properties.id.type,parentSchema:U.properties.id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.type!==
void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:U.properties.type.type,parentSchema:U.properties.type,data:t};e===null?e=[a]:e.push(a),i++}if(t!=="upload_collection"){let a={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},message:"must be equal to constant",schema:"upload_collec\
tion",parentSchema:U.properties.type,data:t};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.label===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},message:"\
must have required property 'label'",schema:U.properties.attributes.required,parentSchema:U.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)
if(!(a==="label"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:U.properties.attributes,data:t};e===null?e=[o]:e.push(o),i++}
if(t.label!==void 0){let a=t.label;if(typeof a!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:U.properties.attributes.properties.label.type,parentSchema:U.properties.attributes.properties.label,
data:a};e===null?e=[o]:e.push(o),i++}}if(t.position!==void 0){let a=t.position;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"\
/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:U.properties.
attributes.properties.position.type,parentSchema:U.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(
a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0",schema:0,parentSchema:U.properties.attributes.properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.properties.attributes.type,parentSchema:U.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let a in t)
if(a!=="parent"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties",schema:!1,parentSchema:U.properties.relationships,data:t};e===null?e=[o]:e.push(o),i++}if(t.parent!==void 0){let a=t.
parent;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/pro\
perties/parent/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:U.properties.relationships.properties.
parent.required,parentSchema:U.properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+
"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties",schema:!1,parentSchema:U.properties.relationships.properties.parent,data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==
void 0){let o=a.data,m=i,l=!0,u=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var r=u===i;if(i=m,e!==null&&(m?e.length=m:e=null),!r){let h=i;F(o,{instancePath:p+
"/relationships/parent/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?F.errors:S(e,F.errors),i=e.length);var r=h===i;l=
r}if(!l){let h={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"\
else"},message:'must match "else" schema',schema:U.properties.relationships.properties.parent.properties.data.if,parentSchema:U.properties.relationships.properties.
parent.properties.data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properti\
es/parent/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.properties.relationships.properties.parent.type,parentSchema:U.properties.
relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",
keyword:"type",params:{type:"object"},message:"must be object",schema:U.properties.relationships.type,parentSchema:U.properties.relationships,data:t};e===null?e=
[a]:e.push(a),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:U.type,parentSchema:U,data:s};
e===null?e=[t]:e.push(t),i++}return St.errors=e,i===0}St.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kr(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have requi\
red property 'data'",schema:tr.required,parentSchema:tr,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:tr,data:s};
e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(St(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?
St.errors:S(e,St.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:tr.type,
parentSchema:tr,data:s};e===null?e=[r]:e.push(r),i++}return Kr.errors=e,i===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Va=Br,Re={type:"object",
additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"s\
tandin://json-api/schemas#/$defs/ListMeta"}}};function jt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=jt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:j.required,parentSchema:j,data:s};e===
null?e=[t]:e.push(t),i++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:j.required,parentSchema:j,data:s};e===
null?e=[t]:e.push(t),i++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},
message:"must have required property 'relationships'",schema:j.required,parentSchema:j,data:s};e===null?e=[t]:e.push(t),i++}for(let t in s)if(!(t==="id"||t==="t\
ype"||t==="attributes"||t==="relationships")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:j,data:s};e===null?e=[a]:e.push(a),i++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){
let a={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.id.type,parentSchema:j.
properties.id,data:t};e===null?e=[a]:e.push(a),i++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let a={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.type.type,parentSchema:j.properties.type,data:t};e===null?e=[a]:
e.push(a),i++}if(t!=="upload_collection"){let a={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collec\
tion"},message:"must be equal to constant",schema:"upload_collection",parentSchema:j.properties.type,data:t};e===null?e=[a]:e.push(a),i++}}if(s.attributes!==void 0){
let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'",schema:j.properties.attributes.required,parentSchema:j.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}if(t.position===void 0){let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"position"},message:"must have required property 'position'",schema:j.properties.attributes.required,parentSchema:j.
properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(!(a==="label"||a==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,
parentSchema:j.properties.attributes,data:t};e===null?e=[o]:e.push(o),i++}if(t.label!==void 0){let a=t.label;if(typeof a!="string"){let o={instancePath:p+"/attr\
ibutes/label",schemaPath:"#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:j.properties.attributes.
properties.label.type,parentSchema:j.properties.attributes.properties.label,data:a};e===null?e=[o]:e.push(o),i++}}if(t.position!==void 0){let a=t.position;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer",schema:j.properties.attributes.properties.position.type,parentSchema:j.properties.attributes.properties.position,
data:a};e===null?e=[o]:e.push(o),i++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/\
attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:j.properties.attributes.
properties.position,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:j.properties.attributes.type,parentSchema:j.properties.attributes,data:t};e===null?e=[a]:e.push(a),i++}}if(s.relationships!==
void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/properties\
/relationships/required",keyword:"required",params:{missingProperty:"parent"},message:"must have required property 'parent'",schema:j.properties.relationships.required,
parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}if(t.children===void 0){let a={instancePath:p+"/relationships",schemaPath:"#/proper\
ties/relationships/required",keyword:"required",params:{missingProperty:"children"},message:"must have required property 'children'",schema:j.properties.relationships.
required,parentSchema:j.properties.relationships,data:t};e===null?e=[a]:e.push(a),i++}for(let a in t)if(!(a==="parent"||a==="children")){let o={instancePath:p+"\
/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have\
 additional properties",schema:!1,parentSchema:j.properties.relationships,data:t};e===null?e=[o]:e.push(o),i++}if(t.parent!==void 0){let a=t.parent;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",
keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'",schema:j.properties.relationships.properties.parent.required,parentSchema:j.
properties.relationships.properties.parent,data:a};e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additiona\
l properties",schema:!1,parentSchema:j.properties.relationships.properties.parent,data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==void 0){let o=a.data,m=i,l=!0,
u=i;if(o!==null){let h={};e===null?e=[h]:e.push(h),i++}var r=u===i;if(i=m,e!==null&&(m?e.length=m:e=null),!r){let h=i;F(o,{instancePath:p+"/relationships/parent\
/data",parentData:a,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||(e=e===null?F.errors:S(e,F.errors),i=e.length);var r=h===i;l=r}if(!l){let h={instancePath:p+
"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},message:'m\
ust match "else" schema',schema:j.properties.relationships.properties.parent.properties.data.if,parentSchema:j.properties.relationships.properties.parent.properties.
data,data:o};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"\
type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.properties.parent.type,parentSchema:j.properties.relationships.properties.
parent,data:a};e===null?e=[o]:e.push(o),i++}}if(t.children!==void 0){let a=t.children;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.data===void 0){let o={instancePath:p+
"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"data"},message:"must \
have required property 'data'",schema:j.properties.relationships.properties.children.required,parentSchema:j.properties.relationships.properties.children,data:a};
e===null?e=[o]:e.push(o),i++}for(let o in a)if(o!=="data"){let m={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/chi\
ldren/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:j.
properties.relationships.properties.children,data:a};e===null?e=[m]:e.push(m),i++}if(a.data!==void 0){let o=a.data;if(Array.isArray(o)){let m=o.length;for(let l=0;l<
m;l++)F(o[l],{instancePath:p+"/relationships/children/data/"+l,parentData:o,parentDataProperty:l,rootData:c,dynamicAnchors:y})||(e=e===null?F.errors:S(e,F.errors),
i=e.length)}else{let m={instancePath:p+"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:j.properties.relationships.properties.children.properties.data.type,parentSchema:j.properties.relationships.
properties.children.properties.data,data:o};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relatio\
nships/properties/children/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.properties.children.type,parentSchema:j.
properties.relationships.properties.children,data:a};e===null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p+"/relationships",schemaPath:"#/properties/relatio\
nships/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.properties.relationships.type,parentSchema:j.properties.relationships,data:t};
e===null?e=[a]:e.push(a),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:j.type,parentSchema:j,
data:s};e===null?e=[t]:e.push(t),i++}return jt.errors=e,i===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Br(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"\
must have required property 'data'",schema:Re.required,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),i++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},message:"must have required property 'meta'",schema:Re.required,parentSchema:Re,data:s};e===null?
e=[r]:e.push(r),i++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Re,data:s};e===null?e=[t]:e.push(t),i++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)jt(r[a],{instancePath:p+"/data/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||(e=e===
null?jt.errors:S(e,jt.errors),i=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"m\
ust be array",schema:Re.properties.data.type,parentSchema:Re.properties.data,data:r};e===null?e=[t]:e.push(t),i++}}s.meta!==void 0&&(ye(s.meta,{instancePath:p+"\
/meta",parentData:s,parentDataProperty:"meta",rootData:c,dynamicAnchors:y})||(e=e===null?ye.errors:S(e,ye.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Re.type,parentSchema:Re,data:s};e===null?e=[r]:e.push(r),i++}return Br.errors=e,i===
0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ca=Hr,rr={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin:\
//json-api/schemas#/$defs/JobResult"}},$id:"standin://json-api/data/JobResult"},J={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{
id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"\
integer",minimum:100,maximum:599},payload:{}}}}};function At(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=At.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:J.required,parentSchema:J,data:s};e===
null?e=[r]:e.push(r),i++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have\
 required property 'type'",schema:J.required,parentSchema:J,data:s};e===null?e=[r]:e.push(r),i++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"attributes"},message:"must have required property 'attributes'",schema:J.required,parentSchema:J,data:s};e===
null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:J,data:s};e===null?e=[t]:e.push(t),i++}if(s.id!==
void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:J.properties.id.type,parentSchema:J.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:J.properties.type.type,parentSchema:J.
properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(r!=="job_result"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"job_result"},message:"must be equal to constant",schema:"job_result",parentSchema:J.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attri\
butes/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'",schema:J.properties.attributes.required,parentSchema:J.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}if(r.payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requir\
ed",keyword:"required",params:{missingProperty:"payload"},message:"must have required property 'payload'",schema:J.properties.attributes.required,parentSchema:J.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}for(let t in r)if(!(t==="status"||t==="payload")){let a={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:J.properties.attributes,data:r};e===null?e=[a]:e.push(a),i++}if(r.status!==void 0){let t=r.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer",schema:J.properties.attributes.properties.status.type,parentSchema:J.properties.attributes.properties.status,data:t};e===null?e=[a]:e.push(a),i++}if(typeof t==
"number"&&isFinite(t)){if(t>599||isNaN(t)){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599},message:"must be <= 599",schema:599,parentSchema:J.properties.attributes.properties.status,data:t};e===null?e=[a]:e.push(
a),i++}if(t<100||isNaN(t)){let a={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:100},message:"must be >= 100",schema:100,parentSchema:J.properties.attributes.properties.status,data:t};e===null?e=[a]:e.push(a),i++}}}}else{let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},message:"must be object",schema:J.properties.attributes.type,parentSchema:J.
properties.attributes,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object",schema:J.type,parentSchema:J,data:s};e===null?e=[r]:e.push(r),i++}return At.errors=e,i===0}At.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hr(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Hr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'",schema:rr.required,parentSchema:rr,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(r!=="data"){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:rr,data:s};e===null?e=[t]:e.push(t),i++}s.data!==void 0&&(At(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:c,dynamicAnchors:y})||
(e=e===null?At.errors:S(e,At.errors),i=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:rr.type,parentSchema:rr,data:s};e===null?e=[r]:e.push(r),i++}return Hr.errors=e,i===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var La=Jr,q={
type:"object",additionalProperties:!1,required:["locales"],properties:{$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,items:{type:"stri\
ng",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},files:{type:"array",items:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"\
string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"string"},base64:{type:"string",pattern:"^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"strin\
g"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,
required:["id","label"],properties:{id:{type:"string",minLength:1},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"\
standin://flat/schemas#/$defs/UploadCollectionReference"}}}}},uploads:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{
id:{type:"string",minLength:1},path:{type:"string"},basename:{type:"string",minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},author:{type:["str\
ing","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",
additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"\
null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"da\
te-time"}}}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","url"],properties:{id:{type:"string",minLength:1},name:{type:"\
string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"standin://flat/seed"},Ra=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]\
{2,8})*$","u"),Wa=new RegExp("^/[^\\ud800-\\udfff]+$","u"),Za=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),Ma=new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-\
]+$","u"),Ka=new RegExp("^/[^\\ud800-\\udfff]*$","u"),hr=Gs().default;function We(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=We.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'",schema:Y.required,
parentSchema:Y,data:s};e===null?e=[r]:e.push(r),i++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'",schema:Y.required,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="id")){
let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies",schema:!1,parentSchema:Y,data:s};e===null?e=[t]:e.push(t),i++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:Y.properties.type.type,parentSchema:Y.properties.type,data:r};e===
null?e=[t]:e.push(t),i++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"up\
load_collection"},message:"must be equal to constant",schema:"upload_collection",parentSchema:Y.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.id!==
void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",schema:Y.properties.id.type,parentSchema:Y.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object",schema:Y.type,parentSchema:Y,data:s};e===null?e=[r]:e.push(r),i++}return We.errors=e,i===0}We.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Dt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Dt.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="\
custom_data"||t==="focal_point")){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties",schema:!1,parentSchema:B,data:s};e===null?e=[a]:e.push(a),i++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==
null){let a={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:B.properties.title.type},message:"must be string,null",schema:B.
properties.title.type,parentSchema:B.properties.title,data:t};e===null?e=[a]:e.push(a),i++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let a={
instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:B.properties.alt.type},message:"must be string,null",schema:B.properties.alt.
type,parentSchema:B.properties.alt,data:t};e===null?e=[a]:e.push(a),i++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let a={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},message:"must be object",schema:B.properties.
custom_data.type,parentSchema:B.properties.custom_data,data:t};e===null?e=[a]:e.push(a),i++}}if(s.focal_point!==void 0){let t=s.focal_point,a=i,o=!0,m=i;if(t!==
null){let l={};e===null?e=[l]:e.push(l),i++}var r=m===i;if(i=a,e!==null&&(a?e.length=a:e=null),!r){let l=i;Ae(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"\
focal_point",rootData:c,dynamicAnchors:y})||(e=e===null?Ae.errors:S(e,Ae.errors),i=e.length);var r=l===i;o=r}if(!o){let l={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},message:'must match "else" schema',schema:B.properties.focal_point.if,parentSchema:B.properties.
focal_point,data:t};e===null?e=[l]:e.push(l),i++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:B.type,parentSchema:B,data:s};e===null?e=[t]:e.push(t),i++}return Dt.errors=e,i===0}Dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nt(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Nt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'",schema:M.required,parentSchema:M,data:s};e===null?e=[r]:e.push(r),i++}if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:M.required,parentSchema:M,data:s};e===
null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:M,data:s};e===null?e=[t]:e.push(t),i++}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.
properties.type.type,parentSchema:M.properties.type,data:r};e===null?e=[t]:e.push(t),i++}if(!(r==="access_token"||r==="sso_user"||r==="account"||r==="user"||r===
"organization")){let t={instancePath:p+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:M.properties.type.enum},message:"must be\
 equal to one of the allowed values",schema:M.properties.type.enum,parentSchema:M.properties.type,data:r};e===null?e=[t]:e.push(t),i++}}if(s.id!==void 0){let r=s.
id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:M.
properties.id.type,parentSchema:M.properties.id,data:r};e===null?e=[t]:e.push(t),i++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:M.type,parentSchema:M,data:s};e===null?e=[r]:e.push(r),i++}return Nt.errors=e,i===0}Nt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function xt(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=xt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"entity_type"},message:"must have required property 'entity_type'",schema:G.required,parentSchema:G,data:s};e===
null?e=[r]:e.push(r),i++}if(s.event_types===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},message:"\
must have required property 'event_types'",schema:G.required,parentSchema:G,data:s};e===null?e=[r]:e.push(r),i++}for(let r in s)if(!(r==="entity_type"||r==="eve\
nt_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must \
NOT have additional properties",schema:!1,parentSchema:G,data:s};e===null?e=[t]:e.push(t),i++}if(s.entity_type!==void 0&&(de(s.entity_type,{instancePath:p+"/ent\
ity_type",parentData:s,parentDataProperty:"entity_type",rootData:c,dynamicAnchors:y})||(e=e===null?de.errors:S(e,de.errors),i=e.length)),s.event_types!==void 0){
let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)he(r[a],{instancePath:p+"/event_types/"+a,parentData:r,parentDataProperty:a,rootData:c,
dynamicAnchors:y})||(e=e===null?he.errors:S(e,he.errors),i=e.length)}else{let t={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:G.properties.event_types.type,parentSchema:G.properties.event_types,data:r};e===null?e=[t]:e.push(t),
i++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"typ\
e",params:{type:G.properties.filters.type},message:"must be array,null",schema:G.properties.filters.type,parentSchema:G.properties.filters,data:r};e===null?e=[t]:
e.push(t),i++}if(Array.isArray(r)){let t=r.length;for(let a=0;a<t;a++)Me(r[a],{instancePath:p+"/filters/"+a,parentData:r,parentDataProperty:a,rootData:c,dynamicAnchors:y})||
(e=e===null?Me.errors:S(e,Me.errors),i=e.length)}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",
schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),i++}return xt.errors=e,i===0}xt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Jr(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.locales===void 0){let a={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
locales"},message:"must have required property 'locales'",schema:q.required,parentSchema:q,data:s};e===null?e=[a]:e.push(a),i++}for(let a in s)if(!(a==="$schema"||
a==="locales"||a==="files"||a==="upload_collections"||a==="uploads"||a==="webhooks")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:q,data:s};e===null?e=[o]:e.push(o),i++}if(s.$schema!==
void 0){let a=s.$schema;if(typeof a!="string"){let o={instancePath:p+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:q.properties.$schema.type,parentSchema:q.properties.$schema,data:a};e===null?e=[o]:e.push(o),i++}}if(s.locales!==void 0){let a=s.locales;
if(Array.isArray(a)){if(a.length<1){let u={instancePath:p+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit:1},message:"mus\
t NOT have fewer than 1 items",schema:1,parentSchema:q.properties.locales,data:a};e===null?e=[u]:e.push(u),i++}let o=a.length;for(let u=0;u<o;u++){let h=a[u];if(typeof h==
"string"){if(!Ra.test(h)){let W={instancePath:p+"/locales/"+u,schemaPath:"#/properties/locales/items/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}(\
[-_][A-Za-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"',schema:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$",parentSchema:q.properties.
locales.items,data:h};e===null?e=[W]:e.push(W),i++}}else{let W={instancePath:p+"/locales/"+u,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:q.properties.locales.items.type,parentSchema:q.properties.locales.items,data:h};e===null?e=[W]:e.push(W),i++}}let m=a.
length,l;if(m>1){let u={};for(;m--;){let h=a[m];if(typeof h=="string"){if(typeof u[h]=="number"){l=u[h];let W={instancePath:p+"/locales",schemaPath:"#/propertie\
s/locales/uniqueItems",keyword:"uniqueItems",params:{i:m,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+m+" are identical)",schema:!0,parentSchema:q.
properties.locales,data:a};e===null?e=[W]:e.push(W),i++;break}u[h]=m}}}}else{let o={instancePath:p+"/locales",schemaPath:"#/properties/locales/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array",schema:q.properties.locales.type,parentSchema:q.properties.locales,data:a};e===null?e=[o]:e.push(o),i++}}if(s.
files!==void 0){let a=s.files;if(Array.isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.path===void 0){
let u={instancePath:p+"/files/"+m,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"path"},message:"must have required \
property 'path'",schema:q.properties.files.items.required,parentSchema:q.properties.files.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)if(!(u==="pa\
th"||u==="text"||u==="base64"||u==="file"||u==="copy_of"||u==="mime_type")){let h={instancePath:p+"/files/"+m,schemaPath:"#/properties/files/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:q.properties.files.items,
data:l};e===null?e=[h]:e.push(h),i++}if(l.path!==void 0){let u=l.path;if(typeof u=="string"){if(!Wa.test(u)){let h={instancePath:p+"/files/"+m+"/path",schemaPath:"\
#/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]+$"},message:'must match pattern "^/[^\\ud800-\\udfff]+$"',
schema:"^/[^\\ud800-\\udfff]+$",parentSchema:q.properties.files.items.properties.path,data:u};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/files/"+
m+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.files.items.
properties.path.type,parentSchema:q.properties.files.items.properties.path,data:u};e===null?e=[h]:e.push(h),i++}}if(l.text!==void 0){let u=l.text;if(typeof u!="\
string"){let h={instancePath:p+"/files/"+m+"/text",schemaPath:"#/properties/files/items/properties/text/type",keyword:"type",params:{type:"string"},message:"mus\
t be string",schema:q.properties.files.items.properties.text.type,parentSchema:q.properties.files.items.properties.text,data:u};e===null?e=[h]:e.push(h),i++}}if(l.
base64!==void 0){let u=l.base64;if(typeof u=="string"){if(!Za.test(u)){let h={instancePath:p+"/files/"+m+"/base64",schemaPath:"#/properties/files/items/properti\
es/base64/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},message:'must match pattern "^[A-Za-z0-9+/]*={0,2}$"',schema:"^[A-Za-z0-9+/]*={0,\
2}$",parentSchema:q.properties.files.items.properties.base64,data:u};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/files/"+m+"/base64",schemaPath:"\
#/properties/files/items/properties/base64/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.files.items.properties.base64.
type,parentSchema:q.properties.files.items.properties.base64,data:u};e===null?e=[h]:e.push(h),i++}}if(l.file!==void 0){let u=l.file;if(typeof u!="string"){let h={
instancePath:p+"/files/"+m+"/file",schemaPath:"#/properties/files/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.
properties.files.items.properties.file.type,parentSchema:q.properties.files.items.properties.file,data:u};e===null?e=[h]:e.push(h),i++}}if(l.copy_of!==void 0){let u=l.
copy_of;if(typeof u!="string"){let h={instancePath:p+"/files/"+m+"/copy_of",schemaPath:"#/properties/files/items/properties/copy_of/type",keyword:"type",params:{
type:"string"},message:"must be string",schema:q.properties.files.items.properties.copy_of.type,parentSchema:q.properties.files.items.properties.copy_of,data:u};
e===null?e=[h]:e.push(h),i++}}if(l.mime_type!==void 0){let u=l.mime_type;if(typeof u=="string"){if(!Ma.test(u)){let h={instancePath:p+"/files/"+m+"/mime_type",schemaPath:"\
#/properties/files/items/properties/mime_type/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"},message:'must match pa\
ttern "^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$"',schema:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",parentSchema:q.properties.files.items.properties.mime_type,
data:u};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/files/"+m+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:q.properties.files.items.properties.mime_type.type,parentSchema:q.properties.files.items.properties.
mime_type,data:u};e===null?e=[h]:e.push(h),i++}}}else{let u={instancePath:p+"/files/"+m,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"\
object"},message:"must be object",schema:q.properties.files.items.type,parentSchema:q.properties.files.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={
instancePath:p+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.files.type,parentSchema:q.
properties.files,data:a};e===null?e=[o]:e.push(o),i++}}if(s.upload_collections!==void 0){let a=s.upload_collections;if(Array.isArray(a)){let o=a.length;for(let m=0;m<
o;m++){let l=a[m];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:p+"/upload_collections/"+m,schemaPath:"#/properties/upload_\
collections/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:q.properties.upload_collections.items.
required,parentSchema:q.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.label===void 0){let u={instancePath:p+"/upload_collections\
/"+m,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label\
'",schema:q.properties.upload_collections.items.required,parentSchema:q.properties.upload_collections.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)
if(!(u==="id"||u==="label"||u==="position"||u==="parent")){let h={instancePath:p+"/upload_collections/"+m,schemaPath:"#/properties/upload_collections/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:q.properties.
upload_collections.items,data:l};e===null?e=[h]:e.push(h),i++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(hr(u)<1){let h={instancePath:p+"/upload_col\
lections/"+m+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters",schema:1,parentSchema:q.properties.upload_collections.items.properties.id,data:u};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/\
upload_collections/"+m+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",
schema:q.properties.upload_collections.items.properties.id.type,parentSchema:q.properties.upload_collections.items.properties.id,data:u};e===null?e=[h]:e.push(h),
i++}}if(l.label!==void 0){let u=l.label;if(typeof u!="string"){let h={instancePath:p+"/upload_collections/"+m+"/label",schemaPath:"#/properties/upload_collectio\
ns/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.upload_collections.items.properties.label.type,
parentSchema:q.properties.upload_collections.items.properties.label,data:u};e===null?e=[h]:e.push(h),i++}}if(l.position!==void 0){let u=l.position;if(!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let h={instancePath:p+"/upload_collections/"+m+"/position",schemaPath:"#/properties/upload_collections/items/properti\
es/position/type",keyword:"type",params:{type:"integer"},message:"must be integer",schema:q.properties.upload_collections.items.properties.position.type,parentSchema:q.
properties.upload_collections.items.properties.position,data:u};e===null?e=[h]:e.push(h),i++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let h={instancePath:p+
"/upload_collections/"+m+"/position",schemaPath:"#/properties/upload_collections/items/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0",schema:0,parentSchema:q.properties.upload_collections.items.properties.position,data:u};e===null?e=[h]:e.push(h),i++}}if(l.parent!==void 0){
let u=l.parent,h=i,W=!0,Oe=i;if(u!==null){let ie={};e===null?e=[ie]:e.push(ie),i++}var r=Oe===i;if(i=h,e!==null&&(h?e.length=h:e=null),!r){let ie=i;We(u,{instancePath:p+
"/upload_collections/"+m+"/parent",parentData:l,parentDataProperty:"parent",rootData:c,dynamicAnchors:y})||(e=e===null?We.errors:S(e,We.errors),i=e.length);var r=ie===
i;W=r}if(!W){let ie={instancePath:p+"/upload_collections/"+m+"/parent",schemaPath:"#/properties/upload_collections/items/properties/parent/if",keyword:"if",params:{
failingKeyword:"else"},message:'must match "else" schema',schema:q.properties.upload_collections.items.properties.parent.if,parentSchema:q.properties.upload_collections.
items.properties.parent,data:u};e===null?e=[ie]:e.push(ie),i++}}}else{let u={instancePath:p+"/upload_collections/"+m,schemaPath:"#/properties/upload_collections\
/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.properties.upload_collections.items.type,parentSchema:q.properties.upload_collections.
items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/upload_collections",schemaPath:"#/properties/upload_collections/type",keyword:"type",params:{
type:"array"},message:"must be array",schema:q.properties.upload_collections.type,parentSchema:q.properties.upload_collections,data:a};e===null?e=[o]:e.push(o),
i++}}if(s.uploads!==void 0){let a=s.uploads;if(Array.isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
id===void 0){let u={instancePath:p+"/uploads/"+m,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"id"},message:"must\
 have required property 'id'",schema:q.properties.uploads.items.required,parentSchema:q.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.path===
void 0){let u={instancePath:p+"/uploads/"+m,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"path"},message:"must ha\
ve required property 'path'",schema:q.properties.uploads.items.required,parentSchema:q.properties.uploads.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)
if(!se.call(q.properties.uploads.items.properties,u)){let h={instancePath:p+"/uploads/"+m,schemaPath:"#/properties/uploads/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties",schema:!1,parentSchema:q.properties.uploads.items,data:l};e===
null?e=[h]:e.push(h),i++}if(l.id!==void 0){let u=l.id;if(typeof u=="string"){if(hr(u)<1){let h={instancePath:p+"/uploads/"+m+"/id",schemaPath:"#/properties/uplo\
ads/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.uploads.
items.properties.id,data:u};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/uploads/"+m+"/id",schemaPath:"#/properties/uploads/items/properties/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.id.type,parentSchema:q.properties.uploads.items.
properties.id,data:u};e===null?e=[h]:e.push(h),i++}}if(l.path!==void 0){let u=l.path;if(typeof u!="string"){let h={instancePath:p+"/uploads/"+m+"/path",schemaPath:"\
#/properties/uploads/items/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.path.
type,parentSchema:q.properties.uploads.items.properties.path,data:u};e===null?e=[h]:e.push(h),i++}}if(l.basename!==void 0){let u=l.basename;if(typeof u=="string"){
if(hr(u)<1){let h={instancePath:p+"/uploads/"+m+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.uploads.items.properties.basename,data:u};e===null?e=[h]:e.push(h),i++}}else{
let h={instancePath:p+"/uploads/"+m+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:q.properties.uploads.items.properties.basename.type,parentSchema:q.properties.uploads.items.properties.basename,data:u};e===null?e=[h]:e.
push(h),i++}}if(l.url!==void 0){let u=l.url;if(typeof u=="string"){if(!Ka.test(u)){let h={instancePath:p+"/uploads/"+m+"/url",schemaPath:"#/properties/uploads/i\
tems/properties/url/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]*$"},message:'must match pattern "^/[^\\ud800-\\udfff]*$"',schema:"^/[^\\ud80\
0-\\udfff]*$",parentSchema:q.properties.uploads.items.properties.url,data:u};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/uploads/"+m+"/url",schemaPath:"\
#/properties/uploads/items/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.url.
type,parentSchema:q.properties.uploads.items.properties.url,data:u};e===null?e=[h]:e.push(h),i++}}if(l.author!==void 0){let u=l.author;if(typeof u!="string"&&u!==
null){let h={instancePath:p+"/uploads/"+m+"/author",schemaPath:"#/properties/uploads/items/properties/author/type",keyword:"type",params:{type:q.properties.uploads.
items.properties.author.type},message:"must be string,null",schema:q.properties.uploads.items.properties.author.type,parentSchema:q.properties.uploads.items.properties.
author,data:u};e===null?e=[h]:e.push(h),i++}}if(l.copyright!==void 0){let u=l.copyright;if(typeof u!="string"&&u!==null){let h={instancePath:p+"/uploads/"+m+"/c\
opyright",schemaPath:"#/properties/uploads/items/properties/copyright/type",keyword:"type",params:{type:q.properties.uploads.items.properties.copyright.type},message:"\
must be string,null",schema:q.properties.uploads.items.properties.copyright.type,parentSchema:q.properties.uploads.items.properties.copyright,data:u};e===null?e=
[h]:e.push(h),i++}}if(l.notes!==void 0){let u=l.notes;if(typeof u!="string"&&u!==null){let h={instancePath:p+"/uploads/"+m+"/notes",schemaPath:"#/properties/upl\
oads/items/properties/notes/type",keyword:"type",params:{type:q.properties.uploads.items.properties.notes.type},message:"must be string,null",schema:q.properties.
uploads.items.properties.notes.type,parentSchema:q.properties.uploads.items.properties.notes,data:u};e===null?e=[h]:e.push(h),i++}}if(l.tags!==void 0){let u=l.tags;
if(Array.isArray(u)){let h=u.length;for(let W=0;W<h;W++){let Oe=u[W];if(typeof Oe!="string"){let ie={instancePath:p+"/uploads/"+m+"/tags/"+W,schemaPath:"#/prope\
rties/uploads/items/properties/tags/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.tags.
items.type,parentSchema:q.properties.uploads.items.properties.tags.items,data:Oe};e===null?e=[ie]:e.push(ie),i++}}}else{let h={instancePath:p+"/uploads/"+m+"/ta\
gs",schemaPath:"#/properties/uploads/items/properties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.uploads.items.
properties.tags.type,parentSchema:q.properties.uploads.items.properties.tags,data:u};e===null?e=[h]:e.push(h),i++}}if(l.default_field_metadata!==void 0){let u=l.
default_field_metadata;if(u&&typeof u=="object"&&!Array.isArray(u))for(let h in u)Dt(u[h],{instancePath:p+"/uploads/"+m+"/default_field_metadata/"+h.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:h,rootData:c,dynamicAnchors:y})||(e=e===null?Dt.errors:S(e,Dt.errors),i=e.length);else{let h={instancePath:p+
"/uploads/"+m+"/default_field_metadata",schemaPath:"#/properties/uploads/items/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object",schema:q.properties.uploads.items.properties.default_field_metadata.type,parentSchema:q.properties.uploads.items.properties.default_field_metadata,
data:u};e===null?e=[h]:e.push(h),i++}}if(l.creator!==void 0&&(Nt(l.creator,{instancePath:p+"/uploads/"+m+"/creator",parentData:l,parentDataProperty:"creator",rootData:c,
dynamicAnchors:y})||(e=e===null?Nt.errors:S(e,Nt.errors),i=e.length)),l.upload_collection!==void 0){let u=l.upload_collection,h=i,W=!0,Oe=i;if(u!==null){let ie={};
e===null?e=[ie]:e.push(ie),i++}var t=Oe===i;if(i=h,e!==null&&(h?e.length=h:e=null),!t){let ie=i;We(u,{instancePath:p+"/uploads/"+m+"/upload_collection",parentData:l,
parentDataProperty:"upload_collection",rootData:c,dynamicAnchors:y})||(e=e===null?We.errors:S(e,We.errors),i=e.length);var t=ie===i;W=t}if(!W){let ie={instancePath:p+
"/uploads/"+m+"/upload_collection",schemaPath:"#/properties/uploads/items/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},message:'\
must match "else" schema',schema:q.properties.uploads.items.properties.upload_collection.if,parentSchema:q.properties.uploads.items.properties.upload_collection,
data:u};e===null?e=[ie]:e.push(ie),i++}}if(l.created_at!==void 0){let u=l.created_at;if(typeof u=="string"){if(!X.test(u)){let h={instancePath:p+"/uploads/"+m+"\
/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"',schema:"date-time",parentSchema:q.properties.uploads.items.properties.created_at,data:u};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/uploa\
ds/"+m+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.
properties.uploads.items.properties.created_at.type,parentSchema:q.properties.uploads.items.properties.created_at,data:u};e===null?e=[h]:e.push(h),i++}}if(l.updated_at!==
void 0){let u=l.updated_at;if(typeof u=="string"){if(!X.test(u)){let h={instancePath:p+"/uploads/"+m+"/updated_at",schemaPath:"#/properties/uploads/items/proper\
ties/updated_at/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"',schema:"date-time",parentSchema:q.properties.uploads.
items.properties.updated_at,data:u};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:p+"/uploads/"+m+"/updated_at",schemaPath:"#/properties/uploads/items/\
properties/updated_at/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.uploads.items.properties.updated_at.type,parentSchema:q.
properties.uploads.items.properties.updated_at,data:u};e===null?e=[h]:e.push(h),i++}}}else{let u={instancePath:p+"/uploads/"+m,schemaPath:"#/properties/uploads/\
items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.properties.uploads.items.type,parentSchema:q.properties.uploads.items,data:l};
e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"array"},message:"must b\
e array",schema:q.properties.uploads.type,parentSchema:q.properties.uploads,data:a};e===null?e=[o]:e.push(o),i++}}if(s.webhooks!==void 0){let a=s.webhooks;if(Array.
isArray(a)){let o=a.length;for(let m=0;m<o;m++){let l=a[m];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.id===void 0){let u={instancePath:p+"/webhooks/"+m,schemaPath:"\
#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'",schema:q.properties.webhooks.items.
required,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.name===void 0){let u={instancePath:p+"/webhooks/"+m,schemaPath:"#/pr\
operties/webhooks/items/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:q.properties.webhooks.items.
required,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),i++}if(l.url===void 0){let u={instancePath:p+"/webhooks/"+m,schemaPath:"#/pro\
perties/webhooks/items/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'",schema:q.properties.webhooks.items.
required,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),i++}for(let u in l)if(!se.call(q.properties.webhooks.items.properties,u)){let h={
instancePath:p+"/webhooks/"+m,schemaPath:"#/properties/webhooks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"\
must NOT have additional properties",schema:!1,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[h]:e.push(h),i++}if(l.id!==void 0){let u=l.id;if(typeof u==
"string"){if(hr(u)<1){let h={instancePath:p+"/webhooks/"+m+"/id",schemaPath:"#/properties/webhooks/items/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:q.properties.webhooks.items.properties.id,data:u};e===null?e=[h]:e.push(h),i++}}else{let h={
instancePath:p+"/webhooks/"+m+"/id",schemaPath:"#/properties/webhooks/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.
properties.webhooks.items.properties.id.type,parentSchema:q.properties.webhooks.items.properties.id,data:u};e===null?e=[h]:e.push(h),i++}}if(l.name!==void 0){let u=l.
name;if(typeof u!="string"){let h={instancePath:p+"/webhooks/"+m+"/name",schemaPath:"#/properties/webhooks/items/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:q.properties.webhooks.items.properties.name.type,parentSchema:q.properties.webhooks.items.properties.name,data:u};e===null?
e=[h]:e.push(h),i++}}if(l.url!==void 0){let u=l.url;if(typeof u!="string"){let h={instancePath:p+"/webhooks/"+m+"/url",schemaPath:"#/properties/webhooks/items/p\
roperties/url/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.webhooks.items.properties.url.type,parentSchema:q.properties.
webhooks.items.properties.url,data:u};e===null?e=[h]:e.push(h),i++}}if(l.custom_payload!==void 0){let u=l.custom_payload;if(typeof u!="string"&&u!==null){let h={
instancePath:p+"/webhooks/"+m+"/custom_payload",schemaPath:"#/properties/webhooks/items/properties/custom_payload/type",keyword:"type",params:{type:q.properties.
webhooks.items.properties.custom_payload.type},message:"must be string,null",schema:q.properties.webhooks.items.properties.custom_payload.type,parentSchema:q.properties.
webhooks.items.properties.custom_payload,data:u};e===null?e=[h]:e.push(h),i++}}if(l.headers!==void 0){let u=l.headers;if(u&&typeof u=="object"&&!Array.isArray(u))
for(let h in u){let W=u[h];if(typeof W!="string"){let Oe={instancePath:p+"/webhooks/"+m+"/headers/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/webhooks/items/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.webhooks.items.
properties.headers.additionalProperties.type,parentSchema:q.properties.webhooks.items.properties.headers.additionalProperties,data:W};e===null?e=[Oe]:e.push(Oe),
i++}}else{let h={instancePath:p+"/webhooks/"+m+"/headers",schemaPath:"#/properties/webhooks/items/properties/headers/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:q.properties.webhooks.items.properties.headers.type,parentSchema:q.properties.webhooks.items.properties.headers,data:u};e===null?
e=[h]:e.push(h),i++}}if(l.events!==void 0){let u=l.events;if(Array.isArray(u)){let h=u.length;for(let W=0;W<h;W++)xt(u[W],{instancePath:p+"/webhooks/"+m+"/event\
s/"+W,parentData:u,parentDataProperty:W,rootData:c,dynamicAnchors:y})||(e=e===null?xt.errors:S(e,xt.errors),i=e.length)}else{let h={instancePath:p+"/webhooks/"+
m+"/events",schemaPath:"#/properties/webhooks/items/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.webhooks.
items.properties.events.type,parentSchema:q.properties.webhooks.items.properties.events,data:u};e===null?e=[h]:e.push(h),i++}}if(l.http_basic_user!==void 0){let u=l.
http_basic_user;if(typeof u!="string"&&u!==null){let h={instancePath:p+"/webhooks/"+m+"/http_basic_user",schemaPath:"#/properties/webhooks/items/properties/http\
_basic_user/type",keyword:"type",params:{type:q.properties.webhooks.items.properties.http_basic_user.type},message:"must be string,null",schema:q.properties.webhooks.
items.properties.http_basic_user.type,parentSchema:q.properties.webhooks.items.properties.http_basic_user,data:u};e===null?e=[h]:e.push(h),i++}}if(l.http_basic_password!==
void 0){let u=l.http_basic_password;if(typeof u!="string"&&u!==null){let h={instancePath:p+"/webhooks/"+m+"/http_basic_password",schemaPath:"#/properties/webhoo\
ks/items/properties/http_basic_password/type",keyword:"type",params:{type:q.properties.webhooks.items.properties.http_basic_password.type},message:"must be stri\
ng,null",schema:q.properties.webhooks.items.properties.http_basic_password.type,parentSchema:q.properties.webhooks.items.properties.http_basic_password,data:u};
e===null?e=[h]:e.push(h),i++}}if(l.enabled!==void 0){let u=l.enabled;if(typeof u!="boolean"){let h={instancePath:p+"/webhooks/"+m+"/enabled",schemaPath:"#/prope\
rties/webhooks/items/properties/enabled/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.webhooks.items.properties.enabled.
type,parentSchema:q.properties.webhooks.items.properties.enabled,data:u};e===null?e=[h]:e.push(h),i++}}if(l.payload_api_version!==void 0){let u=l.payload_api_version;
if(typeof u!="string"){let h={instancePath:p+"/webhooks/"+m+"/payload_api_version",schemaPath:"#/properties/webhooks/items/properties/payload_api_version/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:q.properties.webhooks.items.properties.payload_api_version.type,parentSchema:q.properties.
webhooks.items.properties.payload_api_version,data:u};e===null?e=[h]:e.push(h),i++}}if(l.nested_items_in_payload!==void 0){let u=l.nested_items_in_payload;if(typeof u!=
"boolean"){let h={instancePath:p+"/webhooks/"+m+"/nested_items_in_payload",schemaPath:"#/properties/webhooks/items/properties/nested_items_in_payload/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean",schema:q.properties.webhooks.items.properties.nested_items_in_payload.type,parentSchema:q.properties.webhooks.
items.properties.nested_items_in_payload,data:u};e===null?e=[h]:e.push(h),i++}}if(l.auto_retry!==void 0){let u=l.auto_retry;if(typeof u!="boolean"){let h={instancePath:p+
"/webhooks/"+m+"/auto_retry",schemaPath:"#/properties/webhooks/items/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",
schema:q.properties.webhooks.items.properties.auto_retry.type,parentSchema:q.properties.webhooks.items.properties.auto_retry,data:u};e===null?e=[h]:e.push(h),i++}}}else{
let u={instancePath:p+"/webhooks/"+m,schemaPath:"#/properties/webhooks/items/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.properties.
webhooks.items.type,parentSchema:q.properties.webhooks.items,data:l};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:p+"/webhooks",schemaPath:"#/propert\
ies/webhooks/type",keyword:"type",params:{type:"array"},message:"must be array",schema:q.properties.webhooks.type,parentSchema:q.properties.webhooks,data:a};e===
null?e=[o]:e.push(o),i++}}}else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:q.type,parentSchema:q,
data:s};e===null?e=[a]:e.push(a),i++}return Jr.errors=e,i===0}Jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(s,p){for(let P of p)s.push(P);return s}
var Ba={flat:{updateUpload:{200:or,202:Qs,400:w,401:w,403:w,404:w,413:w,415:w,422:w,429:w,503:w,request:ha},getUpload:{200:or,401:w,403:w,404:w,422:w,429:w,503:w},
deleteUpload:{200:or,401:w,403:w,404:w,422:w,429:w,503:w},createUpload:{201:or,202:Qs,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:ca},listUploads:{200:ya,
401:w,403:w,422:w,429:w,503:w},createUploadRequest:{201:fa,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:ba},updateWebhook:{200:nr,400:w,401:w,403:w,404:w,
413:w,415:w,422:w,429:w,503:w,request:ga},getWebhook:{200:nr,401:w,403:w,404:w,422:w,429:w,503:w},deleteWebhook:{200:nr,401:w,403:w,404:w,422:w,429:w,503:w},createWebhook:{
201:nr,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:_a},listWebhooks:{200:Pa,401:w,403:w,422:w,429:w,503:w},listWebhookCalls:{200:qa,401:w,403:w,422:w,
429:w,503:w},getWebhookCall:{200:ka,401:w,403:w,404:w,422:w,429:w,503:w},resendWebhookCall:{401:w,403:w,404:w,422:w,429:w,503:w},getUploadCollection:{200:lr,401:w,
403:w,404:w,422:w,429:w,503:w},updateUploadCollection:{200:lr,400:w,401:w,403:w,404:w,413:w,415:w,422:w,429:w,503:w,request:wa},deleteUploadCollection:{200:lr,401:w,
403:w,404:w,422:w,429:w,503:w},createUploadCollection:{201:lr,400:w,401:w,403:w,413:w,415:w,422:w,429:w,503:w,request:va},listUploadCollections:{200:Sa,401:w,403:w,
422:w,429:w,503:w},getJobResult:{200:ja,401:w,403:w,404:w,422:w,429:w,503:w}},"json-api":{updateUpload:{200:ur,202:Xs,400:v,401:v,404:v,413:v,415:v,422:v,429:v,
503:v,request:Aa},getUpload:{200:ur,401:v,404:v,422:v,429:v,503:v},deleteUpload:{200:ur,401:v,404:v,422:v,429:v,503:v},createUpload:{201:ur,202:Xs,400:v,401:v,413:v,
415:v,422:v,429:v,503:v,request:Da},listUploads:{200:Na,401:v,422:v,429:v,503:v},createUploadRequest:{201:xa,400:v,401:v,413:v,415:v,422:v,429:v,503:v,request:$a},
updateWebhook:{200:mr,400:v,401:v,404:v,413:v,415:v,422:v,429:v,503:v,request:Ia},getWebhook:{200:mr,401:v,404:v,422:v,429:v,503:v},deleteWebhook:{200:mr,401:v,
404:v,422:v,429:v,503:v},createWebhook:{201:mr,400:v,401:v,413:v,415:v,422:v,429:v,503:v,request:Ta},listWebhooks:{200:Oa,401:v,422:v,429:v,503:v},listWebhookCalls:{
200:Ea,401:v,422:v,429:v,503:v},getWebhookCall:{200:za,401:v,404:v,422:v,429:v,503:v},resendWebhookCall:{401:v,404:v,422:v,429:v,503:v},getUploadCollection:{200:dr,
401:v,404:v,422:v,429:v,503:v},updateUploadCollection:{200:dr,400:v,401:v,404:v,413:v,415:v,422:v,429:v,503:v,request:Fa},deleteUploadCollection:{200:dr,401:v,404:v,
422:v,429:v,503:v},createUploadCollection:{201:dr,400:v,401:v,413:v,415:v,422:v,429:v,503:v,request:Ua},listUploadCollections:{200:Va,401:v,422:v,429:v,503:v},getJobResult:{
200:Ca,401:v,404:v,422:v,429:v,503:v}},seed:La};var Ha=Gr,tt={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function Gr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Gr.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.replace_strategy===void 0&&(s.replace_strategy=
"create_new_url");for(let t in s)if(t!=="replace_strategy"){let a={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties",schema:!1,parentSchema:tt,data:s};e===null?e=[a]:e.push(a),i++}let r=s.replace_strategy;if(typeof r!="string"){let t=typeof r,
a;if(a===void 0)if(t=="number"||t=="boolean")a=""+r;else if(r===null)a="";else{let o={instancePath:p+"/replace_strategy",schemaPath:"#/properties/replace_strate\
gy/type",keyword:"type",params:{type:"string"},message:"must be string",schema:tt.properties.replace_strategy.type,parentSchema:tt.properties.replace_strategy,data:r};
e===null?e=[o]:e.push(o),i++}a!==void 0&&(r=a,s!==void 0&&(s.replace_strategy=a))}if(!(r==="create_new_url"||r==="keep_url")){let t={instancePath:p+"/replace_st\
rategy",schemaPath:"#/properties/replace_strategy/enum",keyword:"enum",params:{allowedValues:tt.properties.replace_strategy.enum},message:"must be equal to one \
of the allowed values",schema:tt.properties.replace_strategy.enum,parentSchema:tt.properties.replace_strategy,data:r};e===null?e=[t]:e.push(t),i++}}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:tt.type,parentSchema:tt,data:s};e===null?e=[r]:e.push(r),
i++}return Gr.errors=e,i===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ja=Qr,vs={$id:"standin://flat/query/getUpload",type:"object",additionalProperties:!1,
properties:{}};function Qr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Qr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:vs,data:s};e===null?e=[t]:
e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:vs.type,parentSchema:vs,data:s};
e===null?e=[r]:e.push(r),i++}return Qr.errors=e,i===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ya=Xr,Ss={$id:"standin://flat/query/deleteUplo\
ad",type:"object",additionalProperties:!1,properties:{}};function Xr(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Xr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:Ss,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:Ss.type,parentSchema:Ss,data:s};e===null?e=[r]:e.push(r),i++}return Xr.errors=e,i===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ga=es,
js={$id:"standin://flat/query/createUpload",type:"object",additionalProperties:!1,properties:{}};function es(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=es.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:js,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:js.type,parentSchema:js,data:s};e===null?e=[r]:e.push(r),i++}return es.errors=e,i===0}es.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Qa=ts,ge={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"in\
teger",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][md5][eq]":{type:"strin\
g"}}};function ts(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ts.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===
void 0&&(s["page[limit]"]=30);for(let a in s)if(!(a==="page[offset]"||a==="page[limit]"||a==="filter[ids]"||a==="filter[fields][md5][eq]")){let o={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties",schema:!1,parentSchema:ge,
data:s};e===null?e=[o]:e.push(o),i++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a=typeof r,o;if(o===void 0)if(a==="bo\
olean"||r===null||a==="string"&&r&&r==+r&&!(r%1))o=+r;else{let m={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:ge.properties["page[offset]"].type,parentSchema:ge.properties["page[offset]"],data:r};e===null?e=[m]:e.
push(m),i++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let a={instancePath:p+"/page[offset]",schemaPath:"\
#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ge.properties["page[offse\
t]"],data:r};e===null?e=[a]:e.push(a),i++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a=typeof t,o;if(o===void 0)if(a===
"boolean"||t===null||a==="string"&&t&&t==+t&&!(t%1))o=+t;else{let m={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",
params:{type:"integer"},message:"must be integer",schema:ge.properties["page[limit]"].type,parentSchema:ge.properties["page[limit]"],data:t};e===null?e=[m]:e.push(
m),i++}o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let a={instancePath:p+"/page[limit]",schemaPath:"\
#/properties/page%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <= 500",schema:500,parentSchema:ge.properties["page[\
limit]"],data:t};e===null?e=[a]:e.push(a),i++}if(t<1||isNaN(t)){let a={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ge.properties["page[limit]"],data:t};e===null?e=[a]:e.push(a),i++}}if(s["\
filter[ids]"]!==void 0){let a=s["filter[ids]"];if(typeof a!="string"){let o=typeof a,m;if(m===void 0)if(o=="number"||o=="boolean")m=""+a;else if(a===null)m="";else{
let l={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ge.properties["\
filter[ids]"].type,parentSchema:ge.properties["filter[ids]"],data:a};e===null?e=[l]:e.push(l),i++}m!==void 0&&(a=m,s!==void 0&&(s["filter[ids]"]=m))}}if(s["filt\
er[fields][md5][eq]"]!==void 0){let a=s["filter[fields][md5][eq]"];if(typeof a!="string"){let o=typeof a,m;if(m===void 0)if(o=="number"||o=="boolean")m=""+a;else if(a===
null)m="";else{let l={instancePath:p+"/filter[fields][md5][eq]",schemaPath:"#/properties/filter%5Bfields%5D%5Bmd5%5D%5Beq%5D/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:ge.properties["filter[fields][md5][eq]"].type,parentSchema:ge.properties["filter[fields][md5][eq]"],data:a};e===null?e=
[l]:e.push(l),i++}m!==void 0&&(a=m,s!==void 0&&(s["filter[fields][md5][eq]"]=m))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object",schema:ge.type,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),i++}return ts.errors=e,i===0}ts.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xa=rs,As={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,properties:{}};function rs(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=rs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:As,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:As.type,parentSchema:As,data:s};e===null?e=[r]:e.push(r),i++}return rs.errors=e,i===
0}rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ei=ss,Ds={$id:"standin://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};
function ss(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ss.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ds,data:s};e===null?e=[t]:e.push(t),i++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ds.type,parentSchema:Ds,data:s};e===null?e=[r]:e.
push(r),i++}return ss.errors=e,i===0}ss.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ti=as,Ns={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,
properties:{}};function as(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=as.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Ns,data:s};e===null?e=[t]:
e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Ns.type,parentSchema:Ns,data:s};
e===null?e=[r]:e.push(r),i++}return as.errors=e,i===0}as.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ri=is,xs={$id:"standin://flat/query/deleteWebh\
ook",type:"object",additionalProperties:!1,properties:{}};function is(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=is.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:xs,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:xs.type,parentSchema:xs,data:s};e===null?e=[r]:e.push(r),i++}return is.errors=e,i===0}is.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var si=ps,
$s={$id:"standin://flat/query/createWebhook",type:"object",additionalProperties:!1,properties:{}};function ps(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ps.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:$s,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:$s.type,parentSchema:$s,data:s};e===null?e=[r]:e.push(r),i++}return ps.errors=e,i===0}ps.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ai=os,Is={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function os(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=os.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Is,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Is.type,parentSchema:Is,data:s};e===null?e=[r]:e.push(r),i++}return os.errors=e,i===
0}os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ii=ns,ae={$id:"standin://flat/query/listWebhookCalls",type:"object",additionalProperties:!1,properties:{
"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields\
][webhook_id][eq]":{type:"string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$defs/EntityType"},"filter[fields][event_type][eq]":{$ref:"s\
tandin://flat/schemas#/$defs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},order_by:{type:"string",enum:["we\
bhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","last_sent_at_desc","next_retry_at_asc","next_retry_at_desc"],default:"cre\
ated_at_desc"}}},sr={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function It(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=It.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let a={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:sr.type,parentSchema:sr,data:s};e===null?e=[a]:e.push(a),i++}t!==void 0&&(s=t,P!==
void 0&&(P[_]=t))}if(!(s==="item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache\
_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:sr.enum},message:"must be equal to one of the allowed values",schema:sr.
enum,parentSchema:sr,data:s};e===null?e=[r]:e.push(r),i++}return It.errors=e,i===0}It.evaluated={dynamicProps:!1,dynamicItems:!1};var ar={type:"string",enum:["c\
reate","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function Tt(s,{instancePath:p="",
parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=Tt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=
void 0),typeof s!="string"){let r=typeof s,t;if(t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let a={instancePath:p,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string",schema:ar.type,parentSchema:ar,data:s};e===null?e=[a]:e.push(a),i++}t!==void 0&&(s=t,P!==void 0&&
(P[_]=t))}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deplo\
y_failed"||s==="change"||s==="invalidate")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ar.enum},message:"must be equal to on\
e of the allowed values",schema:ar.enum,parentSchema:ar,data:s};e===null?e=[r]:e.push(r),i++}return Tt.errors=e,i===0}Tt.evaluated={dynamicProps:!1,dynamicItems:!1};
var ir={type:"string",enum:["pending","success","failed","rescheduled"]};function Ot(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=Ot.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){let r=typeof s,t;if(t===void 0)if(r=="num\
ber"||r=="boolean")t=""+s;else if(s===null)t="";else{let a={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ir.
type,parentSchema:ir,data:s};e===null?e=[a]:e.push(a),i++}t!==void 0&&(s=t,P!==void 0&&(P[_]=t))}if(!(s==="pending"||s==="success"||s==="failed"||s==="reschedul\
ed")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ir.enum},message:"must be equal to one of the allowed values",schema:ir.enum,
parentSchema:ir,data:s};e===null?e=[r]:e.push(r),i++}return Ot.errors=e,i===0}Ot.evaluated={dynamicProps:!1,dynamicItems:!1};function ns(s,{instancePath:p="",parentData:P,
parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ns.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30),s.order_by===void 0&&(s.
order_by="created_at_desc");for(let o in s)if(!(o==="page[offset]"||o==="page[limit]"||o==="filter[ids]"||o==="filter[fields][webhook_id][eq]"||o==="filter[fiel\
ds][entity_type][eq]"||o==="filter[fields][event_type][eq]"||o==="filter[fields][status][eq]"||o==="order_by")){let m={instancePath:p,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties",schema:!1,parentSchema:ae,data:s};e===null?
e=[m]:e.push(m),i++}let r=s["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o=typeof r,m;if(m===void 0)if(o==="boolean"||r===null||
o==="string"&&r&&r==+r&&!(r%1))m=+r;else{let l={instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer",schema:ae.properties["page[offset]"].type,parentSchema:ae.properties["page[offset]"],data:r};e===null?e=[l]:e.push(l),i++}m!==void 0&&
(r=m,s!==void 0&&(s["page[offset]"]=m))}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let o={instancePath:p+"/page[offset]",schemaPath:"#/properties/page\
%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0",schema:0,parentSchema:ae.properties["page[offset]"],data:r};e===
null?e=[o]:e.push(o),i++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o=typeof t,m;if(m===void 0)if(o==="boolean"||t===null||
o==="string"&&t&&t==+t&&!(t%1))m=+t;else{let l={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer",schema:ae.properties["page[limit]"].type,parentSchema:ae.properties["page[limit]"],data:t};e===null?e=[l]:e.push(l),i++}m!==void 0&&
(t=m,s!==void 0&&(s["page[limit]"]=m))}if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let o={instancePath:p+"/page[limit]",schemaPath:"#/properties/pag\
e%5Blimit%5D/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"must be <= 500",schema:500,parentSchema:ae.properties["page[limit]"],data:t};
e===null?e=[o]:e.push(o),i++}if(t<1||isNaN(t)){let o={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1",schema:1,parentSchema:ae.properties["page[limit]"],data:t};e===null?e=[o]:e.push(o),i++}}if(s["filter[ids]"]!==void 0){
let o=s["filter[ids]"];if(typeof o!="string"){let m=typeof o,l;if(l===void 0)if(m=="number"||m=="boolean")l=""+o;else if(o===null)l="";else{let u={instancePath:p+
"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},message:"must be string",schema:ae.properties["filter[ids]"].
type,parentSchema:ae.properties["filter[ids]"],data:o};e===null?e=[u]:e.push(u),i++}l!==void 0&&(o=l,s!==void 0&&(s["filter[ids]"]=l))}}if(s["filter[fields][web\
hook_id][eq]"]!==void 0){let o=s["filter[fields][webhook_id][eq]"];if(typeof o!="string"){let m=typeof o,l;if(l===void 0)if(m=="number"||m=="boolean")l=""+o;else if(o===
null)l="";else{let u={instancePath:p+"/filter[fields][webhook_id][eq]",schemaPath:"#/properties/filter%5Bfields%5D%5Bwebhook_id%5D%5Beq%5D/type",keyword:"type",
params:{type:"string"},message:"must be string",schema:ae.properties["filter[fields][webhook_id][eq]"].type,parentSchema:ae.properties["filter[fields][webhook_i\
d][eq]"],data:o};e===null?e=[u]:e.push(u),i++}l!==void 0&&(o=l,s!==void 0&&(s["filter[fields][webhook_id][eq]"]=l))}}s["filter[fields][entity_type][eq]"]!==void 0&&
(It(s["filter[fields][entity_type][eq]"],{instancePath:p+"/filter[fields][entity_type][eq]",parentData:s,parentDataProperty:"filter[fields][entity_type][eq]",rootData:c,
dynamicAnchors:y})||(e=e===null?It.errors:Cs(e,It.errors),i=e.length)),s["filter[fields][event_type][eq]"]!==void 0&&(Tt(s["filter[fields][event_type][eq]"],{instancePath:p+
"/filter[fields][event_type][eq]",parentData:s,parentDataProperty:"filter[fields][event_type][eq]",rootData:c,dynamicAnchors:y})||(e=e===null?Tt.errors:Cs(e,Tt.
errors),i=e.length)),s["filter[fields][status][eq]"]!==void 0&&(Ot(s["filter[fields][status][eq]"],{instancePath:p+"/filter[fields][status][eq]",parentData:s,parentDataProperty:"\
filter[fields][status][eq]",rootData:c,dynamicAnchors:y})||(e=e===null?Ot.errors:Cs(e,Ot.errors),i=e.length));let a=s.order_by;if(typeof a!="string"){let o=typeof a,
m;if(m===void 0)if(o=="number"||o=="boolean")m=""+a;else if(a===null)m="";else{let l={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:ae.properties.order_by.type,parentSchema:ae.properties.order_by,data:a};e===null?e=[l]:e.push(l),i++}
m!==void 0&&(a=m,s!==void 0&&(s.order_by=m))}if(!(a==="webhook_id_asc"||a==="webhook_id_desc"||a==="created_at_asc"||a==="created_at_desc"||a==="last_sent_at_as\
c"||a==="last_sent_at_desc"||a==="next_retry_at_asc"||a==="next_retry_at_desc")){let o={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/enum",keyword:"\
enum",params:{allowedValues:ae.properties.order_by.enum},message:"must be equal to one of the allowed values",schema:ae.properties.order_by.enum,parentSchema:ae.
properties.order_by,data:a};e===null?e=[o]:e.push(o),i++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object",schema:ae.type,parentSchema:ae,data:s};e===null?e=[r]:e.push(r),i++}return ns.errors=e,i===0}ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pi=ls,
Ts={$id:"standin://flat/query/getWebhookCall",type:"object",additionalProperties:!1,properties:{}};function ls(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ls.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:Ts,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Ts.type,parentSchema:Ts,data:s};e===null?e=[r]:e.push(r),i++}return ls.errors=e,i===0}ls.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var oi=us,Os={$id:"standin://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,properties:{}};function us(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=us.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Os,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Os.type,parentSchema:Os,data:s};e===null?e=[r]:e.push(r),i++}return us.
errors=e,i===0}us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ni=ms,Es={$id:"standin://flat/query/getUploadCollection",type:"object",additionalProperties:!1,
properties:{}};function ms(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=ms.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Es,data:s};e===null?e=[t]:
e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Es.type,parentSchema:Es,data:s};
e===null?e=[r]:e.push(r),i++}return ms.errors=e,i===0}ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var li=ds,zs={$id:"standin://flat/query/updateUplo\
adCollection",type:"object",additionalProperties:!1,properties:{}};function ds(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){
let e=null,i=0,n=ds.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:zs,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t",schema:zs.type,parentSchema:zs,data:s};e===null?e=[r]:e.push(r),i++}return ds.errors=e,i===0}ds.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ui=hs,
Fs={$id:"standin://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};function hs(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=hs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:Fs,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Fs.type,parentSchema:Fs,data:s};e===null?e=[r]:e.push(r),i++}return hs.errors=e,i===0}hs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var mi=cs,Us={$id:"standin://flat/query/createUploadCollection",type:"object",additionalProperties:!1,properties:{}};function cs(s,{
instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=cs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:Us,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:Us.type,parentSchema:Us,data:s};e===null?e=[r]:e.push(r),i++}return cs.
errors=e,i===0}cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var di=ys,pr={$id:"standin://flat/query/listUploadCollections",type:"object",additionalProperties:!1,
properties:{"filter[ids]":{type:"string"}}};function ys(s,{instancePath:p="",parentData:P,parentDataProperty:_,rootData:c=s,dynamicAnchors:y={}}={}){let e=null,
i=0,n=ys.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!=="filter[\
ids]"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional \
properties",schema:!1,parentSchema:pr,data:s};e===null?e=[t]:e.push(t),i++}if(s["filter[ids]"]!==void 0){let r=s["filter[ids]"];if(typeof r!="string"){let t=typeof r,
a;if(a===void 0)if(t=="number"||t=="boolean")a=""+r;else if(r===null)a="";else{let o={instancePath:p+"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/typ\
e",keyword:"type",params:{type:"string"},message:"must be string",schema:pr.properties["filter[ids]"].type,parentSchema:pr.properties["filter[ids]"],data:r};e===
null?e=[o]:e.push(o),i++}a!==void 0&&(r=a,s!==void 0&&(s["filter[ids]"]=a))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object",schema:pr.type,parentSchema:pr,data:s};e===null?e=[r]:e.push(r),i++}return ys.errors=e,i===0}ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var hi=fs,Vs={$id:"standin://flat/query/getJobResult",type:"object",additionalProperties:!1,properties:{}};function fs(s,{instancePath:p="",parentData:P,parentDataProperty:_,
rootData:c=s,dynamicAnchors:y={}}={}){let e=null,i=0,n=fs.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties",schema:!1,parentSchema:Vs,data:s};e===null?e=[t]:e.push(t),i++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:Vs.type,parentSchema:Vs,data:s};e===null?e=[r]:e.push(r),i++}return fs.errors=e,i===0}fs.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Cs(s,p){for(let P of p)s.push(P);return s}var ci={updateUpload:Ha,getUpload:Ja,deleteUpload:Ya,createUpload:Ga,listUploads:Qa,
createUploadRequest:Xa,updateWebhook:ei,getWebhook:ti,deleteWebhook:ri,createWebhook:si,listWebhooks:ai,listWebhookCalls:ii,getWebhookCall:pi,resendWebhookCall:oi,
getUploadCollection:ni,updateUploadCollection:li,deleteUploadCollection:ui,createUploadCollection:mi,listUploadCollections:di,getJobResult:hi};export{Ba as bodies,ci as queries};
